import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { signPreview } from '@vitryna/release';
import { type Gateway, startGateway } from './start-gateway.ts';

const secret = 'a secret of tests';

let gateway: Gateway;
beforeEach(async () => {
  gateway = await startGateway();
  await gateway.publish({ name: 'mf-catalog', version: '2.0.0' });
});
afterEach(() => gateway.stop());

const inAnHour = () => Math.round(Date.now() / 1000) + 3600;
const linkTo = (version: string, until = inAnHour(), by = secret) =>
  `/builds/preview?key=${signPreview({ app: 'mf-catalog', version, until }, by)}`;
const cookieOf = (setCookie: string[] | undefined) => setCookie?.[0]?.split(';')[0] ?? '';

async function open(version: string): Promise<{ Cookie: string }> {
  const { status, headers } = await gateway.get(linkTo(version));
  expect({ status, location: headers.location }).toEqual({ status: 303, location: '/' });
  return { Cookie: cookieOf(headers['set-cookie']) };
}
const versionOf = (html: string) => /data-version="([^"]*)"/.exec(html)?.[1];

test('a link shows its version to its visitor, and to nobody else', async () => {
  await gateway.get('/catalog');
  await gateway.get('/catalog', { headers: { 'Accept-Encoding': 'br' } });
  const headers = await open('2.0.0');
  for (let round = 0; round < 2; round += 1) {
    const mine = await gateway.get('/catalog', { headers });
    expect(versionOf(mine.text)).toBe('2.0.0');
    expect(mine.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: 'Accept-Encoding, Cookie',
      'x-robots-tag': 'noindex',
    });
    const others = await gateway.get('/catalog');
    expect(versionOf(others.text)).toBe('1.0.0');
    expect(others.text).not.toContain('preview-bar');
    expect(others.headers['x-robots-tag']).toBeUndefined();
  }
});

test('the cookie is for the browser alone and ends with the link', async () => {
  const { headers } = await gateway.get(linkTo('2.0.0'));
  expect(headers['set-cookie']?.[0]).toMatch(
    /^preview=[\w.-]+; Path=\/; Max-Age=3(?:599|600|601); HttpOnly; SameSite=Lax$/,
  );
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  gateway.clock.ahead = 2 * 3_600_000;
  const late = await gateway.get('/catalog', { headers: { Cookie: cookieOf(headers['set-cookie']) } });
  expect(versionOf(late.text)).toBe('1.0.0');
});

test.each([
  ['/ua/catalog', 'Попередній перегляд: mf-catalog 2.0.0', 'Вийти з перегляду'],
  ['/catalog', 'Предварительный просмотр: mf-catalog 2.0.0', 'Выйти из просмотра'],
])('%s says in its language what is previewed and leads out', async (path, shows, leave) => {
  const headers = await open('2.0.0');
  const { text } = await gateway.get(path, { headers });
  expect(text).toContain(shows);
  expect(text).toContain(`<a href="/builds/preview/leave" rel="nofollow" data-document>${leave}</a>`);
  const left = await gateway.get('/builds/preview/leave', { headers });
  expect(left).toMatchObject({ status: 303, headers: { location: '/' } });
  expect(left.headers['set-cookie']?.[0]).toMatch(/^preview=; Path=\/; Max-Age=0;/);
});

test('what its page loads is in its own table of integrity', async () => {
  const headers = await open('2.0.0');
  const { text } = await gateway.get('/catalog', { headers });
  const id = /data-composition="(\w+)"/.exec(text)?.[1];
  const table = await gateway.get(`/builds/compositions/${id}.json`);
  expect(Object.keys(JSON.parse(table.text))).toContain('/assets/mf-catalog/2.0.0/entry.js');
  expect(id).not.toBe(gateway.composition);
});

test('goes on with what others promote meanwhile', async () => {
  const headers = await open('2.0.0');
  await gateway.publish({ name: 'shell', version: '1.1.0' });
  await gateway.promote({ shell: '1.1.0' });
  await gateway.app.checkComposition();
  const { text } = await gateway.get('/catalog', { headers });
  expect(versionOf(text)).toBe('2.0.0');
  expect(text).toContain('react of shell 1.1.0');
});

test.each([
  ['signed by somebody else', () => linkTo('2.0.0', inAnHour(), 'another secret'), 403],
  ['over', () => linkTo('2.0.0', 1), 403],
  ['no key', () => '/builds/preview', 403],
  ['of a version that was never published', () => linkTo('3.0.0'), 404],
])('a link that is %s opens nothing', async (_, link, status) => {
  const answer = await gateway.get(link());
  expect(answer.status).toBe(status);
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test('a version that does not load is not shown as another one', async () => {
  const bundle = join(gateway.storePath, 'mf-catalog/2.0.0/server/server.cjs');
  await rename(bundle, `${bundle}.away`);
  expect((await gateway.get(linkTo('2.0.0'))).status).toBe(404);
});

test('no more than a few are held, and each is there for a returning visitor', async () => {
  const versions = ['2.0.0', '2.1.0', '2.2.0', '2.3.0', '2.4.0', '2.5.0'];
  for (const version of versions.slice(1)) await gateway.publish({ name: 'mf-catalog', version });
  const cookies = [];
  for (const version of versions) cookies.push(await open(version));
  for (const [at, headers] of cookies.entries()) {
    expect(versionOf((await gateway.get('/catalog', { headers })).text)).toBe(versions[at]);
  }
  for (const version of versions) {
    const bundle = join(gateway.storePath, 'mf-catalog', version, 'server/server.cjs');
    await rename(bundle, `${bundle}.away`);
  }
  const shown = [];
  for (const headers of cookies.toReversed()) {
    shown.push(versionOf((await gateway.get('/catalog', { headers })).text));
  }
  expect(shown).toEqual(['2.5.0', '2.4.0', '2.3.0', '2.2.0', '1.0.0', '1.0.0']);
});

test('no log keeps what a link is signed with', async () => {
  const link = linkTo('2.0.0');
  await gateway.get(link);
  expect(JSON.stringify(gateway.lines)).not.toContain(link.split('key=')[1]);
});

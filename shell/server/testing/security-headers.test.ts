import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ReleaseReader } from '@vitryna/release';
import { fakeShellBundle } from '@vitryna/release/testing';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import { observatoryScore } from './observatory.ts';
import { type Answer, type Gateway, startGateway } from './start-gateway.ts';

/** A shell that has the offline page, too. */
const shell = `${fakeShellBundle('1.0.0')}
exports.renderOffline = () => ({ html: '<!doctype html><script src="/a.js" integrity="sha384-a"></script>',
  status: 200, cache: 'private', route: 'offline', lostRemotes: [], styleHashes: [] });`;

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway({
    variables: { PUBLIC_URL: 'https://shop.example', TRUSTED_PROXIES: '1' },
    releases: [{ name: 'shell', bundle: shell }, { name: 'mf-catalog' }],
  });
});
afterAll(() => gateway.stop());

const closed = { isEnabled: true, message: null };

async function whileClosed(path: string): Promise<Answer> {
  const address = '/user/shared/maintenanceMode';
  const open = gateway.api.answers.get(address);
  gateway.api.answers.set(address, closed);
  await gateway.app.refreshUpstream();
  const answer = await gateway.get(path);
  gateway.api.answers.set(address, open);
  await gateway.app.refreshUpstream();
  return answer;
}

async function whileDown(path: string): Promise<Answer> {
  gateway.api.failWith = 500;
  // Long after what the API said before.
  gateway.clock.ahead = 24 * 3_600_000;
  const answer = await gateway.get(path);
  gateway.api.failWith = 0;
  gateway.clock.ahead = 0;
  return answer;
}

async function withoutComposition(): Promise<Answer> {
  const app = await startGateway({ variables: { PUBLIC_URL: 'https://shop.example' }, store: emptyStore });
  const answer = await app.get('/');
  await app.stop();
  return answer;
}
const nothing = () => Promise.reject(new Error('nothing is there'));
const emptyStore = new Proxy(
  {},
  {
    get: (_, method) => (method === 'watchLive' ? () => () => undefined : nothing),
  },
) as ReleaseReader;

const kinds: [name: string, status: number, hasScripts: boolean, ask: () => Promise<Answer>][] = [
  ['a page', 200, true, () => gateway.get('/')],
  ['a page from memory', 200, true, () => gateway.get('/ru').then(() => gateway.get('/ru'))],
  ['a page of one shopper', 200, true, () => gateway.get('/account')],
  ['a page behind a balancer', 200, true, () => gateway.get('/', { headers: { 'X-Forwarded-Proto': 'https' } })],
  ['a page that is not there', 404, false, () => gateway.get('/nowhere')],
  ['a page without the API', 503, true, () => whileDown('/catalog?page=7')],
  ['a page that cannot be rendered', 500, false, () => gateway.get('/catalog?searchQuery=throw')],
  ['an address that makes no sense', 400, false, () => gateway.get('/%')],
  ['a host that makes no sense', 400, false, () => gateway.get('/', { headers: { host: 'a b' } })],
  ['an address that was refused', 404, false, () => gateway.get('/ua/ru')],
  ['a wrong method', 405, false, () => gateway.get('/', { method: 'POST' })],
  ['a gateway without a composition', 503, false, withoutComposition],
  ['maintenance mode', 503, false, () => whileClosed('/')],
  ['the offline page', 200, true, () => gateway.get('/offline')],
];

test.each(kinds)('%s has all points that its headers and scripts can have', async (_, status, hasScripts, answerOf) => {
  const answer = await answerOf();
  expect([answer.status, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
  // Without a script there are no bytes to promise.
  expect(observatoryScore(answer).parts).toEqual({
    contentSecurityPolicy: 10,
    cookies: 0,
    strictTransport: 0,
    referrerPolicy: 5,
    subresourceIntegrity: hasScripts ? 5 : 0,
    contentTypeOptions: 0,
    frameOptions: 5,
    resourcePolicy: 10,
  });
  expect(observatoryScore(answer).score).toBe(hasScripts ? 135 : 130);
  expect(answer.headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'reporting-endpoints': 'reports="/reports.json"',
  });
  const policy = String(answer.headers['content-security-policy']);
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types vitryna; report-to reports");
});

test.each([
  '/',
  '/catalog/',
  '/assets/mf-catalog/1.0.0/entry.js',
  '/robots.txt',
  '/user/hello',
  '/health',
  '/reports.json',
  '/nowhere',
])('says of %s that it is reached by https only', async (path) => {
  // The second time from memory, the third to somebody who has it.
  let etag = '';
  for (const known of ['', '', 'mine']) {
    const { headers } = await gateway.get(path, known ? { headers: { 'If-None-Match': etag } } : {});
    etag = String(headers.etag);
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  }
});

test('promises no https where there is none', async () => {
  const plain = await startGateway();
  const { headers } = await plain.get('/');
  await plain.stop();
  expect(headers).not.toHaveProperty('strict-transport-security');
});

test('a store with a container of Google lets it in, and nobody else', () => {
  const policy = contentSecurityPolicy([], { hasAnalytics: true });
  expect(policy).toContain('trusted-types vitryna goog#html;');
  expect(policy).toContain("script-src 'self' 'inline-speculation-rules' https://www.googletagmanager.com;");
  expect(contentSecurityPolicy([])).not.toMatch(/google|goog/);
});

test('does not hold a page to Trusted Types while a part of it was built before them', async () => {
  const old = await startGateway();
  const policyOf = async (path: string) => String((await old.get(path)).headers['content-security-policy']);
  expect(await policyOf('/')).toContain('require-trusted-types-for');
  await old.publish({ name: 'mf-catalog', version: '0.9.0', passesTrust: false });
  await old.promote({ 'mf-catalog': '0.9.0' });
  await old.app.checkComposition();
  for (const path of ['/', '/account']) {
    expect(await policyOf(path)).not.toContain('trusted-types');
    expect(await policyOf(path)).toContain("default-src 'none'");
  }
  await old.stop();
});

test('only a page that plays videos may frame their host, and nothing else', () => {
  expect(contentSecurityPolicy([], { hasVideos: true })).toContain('; frame-src https://www.youtube-nocookie.com; ');
  expect(contentSecurityPolicy([])).not.toContain('frame-src');
});

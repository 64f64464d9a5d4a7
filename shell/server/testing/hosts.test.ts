import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { countAsked } from './fake-api.ts';
import { type Gateway, startGateway } from './start-gateway.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway({
    variables: { PUBLIC_URL: 'https://shop.example', ALLOWED_HOSTS: 'www.shop.example, inner:8080' },
  });
});
afterAll(() => gateway.stop());

/** The status of a request that is written by hand. */
const raw = (base: string, lines: string[]): Promise<number> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(base).port), '127.0.0.1', () => {
      socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`);
    });
    let text = '';
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      text += chunk;
    });
    socket.on('error', reject).on('end', () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0)));
  });

const get = (...hosts: string[]) => raw(gateway.url, ['GET / HTTP/1.1', ...hosts.map((host) => `Host: ${host}`)]);

test.each([
  ['two hosts', ['shop.example', 'evil.example']],
  ['the same host twice', ['shop.example', 'shop.example']],
  ['no host', []],
  ['an empty one', ['']],
  ['two in one line', ['shop.example, evil.example']],
  ['a space', ['shop .example']],
  ['a user', ['shop.example@evil.example']],
  ['a path', ['shop.example/evil']],
  ['a query', ['shop.example?a']],
  ['a backslash', ['shop.example\\evil']],
  ['no port after the colon', ['shop.example:']],
  ['a port of six digits', ['shop.example:443443']],
  ['two ports', ['shop.example:443:80']],
  ['a dot in front', ['.shop.example']],
  ['markup', ['"><script>']],
  ['other e-mails', ['крамниця.example']],
  ['a name too long', ['a'.repeat(254)]],
])('a request with %s is answered 400 before anything is looked up', async (_, hosts) => {
  // In memory, where a hit is one lookup.
  await gateway.get('/', { headers: { host: 'shop.example' } });
  const asked = countAsked(gateway.api);
  expect(await get(...hosts)).toBe(400);
  expect(countAsked(gateway.api)).toBe(asked);
});

test.each([
  [200, 'shop.example'],
  [200, 'SHOP.example'],
  [200, 'shop.example:443'],
  [200, 'www.shop.example'],
  [200, 'www.shop.example:8443'],
  [200, 'inner:8080'],
  [421, 'inner'],
  [421, 'shop.example:8080'],
  [421, 'evil.example'],
  [421, 'shop.example.evil.example'],
  [421, 'blog.shop.example'],
  [421, '127.0.0.1'],
  [421, 'localhost'],
  [421, '12345'],
])('answers %i under the name %s', async (status, host) => {
  expect(await get(host)).toBe(status);
});

test('never repeats the name that it was asked under', async () => {
  const headers = { host: 'www.shop.example', 'X-Forwarded-Host': 'evil.example' };
  for (const path of ['/', '/catalog/', '/%', '/ua/ru', '/robots.txt', '/manifest.webmanifest', '/nowhere']) {
    const answer = await gateway.get(path, { headers });
    expect(JSON.stringify(answer.headers) + answer.text).not.toMatch(/www\.shop|evil/);
  }
});

test('answers health checks under any name', async () => {
  const { status } = await gateway.get('/health', { headers: { host: '10.0.0.7:8080' } });
  expect(status).toBe(200);
});

describe('behind a balancer', () => {
  let behind: Gateway;
  beforeAll(async () => {
    behind = await startGateway({ variables: { PUBLIC_URL: 'https://shop.example', TRUSTED_PROXIES: '1' } });
  });
  afterAll(() => behind.stop());

  test.each([
    [200, 'shop.example'],
    [421, 'evil.example'],
    [400, 'shop.example/evil'],
  ])('answers %i when the visitor asked for %s', async (status, name) => {
    const { status: answered } = await behind.get('/', { headers: { 'X-Forwarded-Host': name } });
    expect(answered).toBe(status);
  });
});

test('a store on the machine itself is found under all names of the machine, and under no other', async () => {
  const local = await startGateway({ variables: { ALLOWED_HOSTS: '' } });
  const statusOf = async (host: string) => (await local.get('/', { headers: { host } })).status;
  const statuses = ['localhost:8080', '127.0.0.1', '[::1]:8080', 'rebound.example:8080'].map(statusOf);
  expect(await Promise.all(statuses)).toEqual([200, 200, 200, 421]);
  await local.stop();
});

test.each(['/health', '/ready'])(
  'a balancer that asks for %s by an address is answered once, and nothing fails',
  async (path) => {
    const before = gateway.lines.length;
    expect((await gateway.get(path, { headers: { host: '10.0.0.7:8080' } })).status).toBe(200);
    const said = gateway.lines.slice(before).filter(({ level }) => level === 'error' || level === 'warn');
    expect(said).toEqual([]);
  },
);

import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp, type TestServer } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';

const password = 'каштан-і-липа-7';
let shop: TestApp;
let limited: TestServer;
let names = 0;

beforeAll(async () => {
  shop = await createTestApp();
});
afterEach(() => shop.clock.set(null));
afterAll(() => shop.close());

const day = 86_400_000;
const minutes = (count: number) => count * 60_000;

/** A store with the limits of the contract, and an account in it whose owner sits at `home`. */
async function openStore() {
  limited = shop.startBeside({
    rateLimits: {
      signIn: { requests: 5, windowMs: minutes(15), perDay: 20 },
      code: { requests: 4, windowMs: day, share: 3 },
      recovery: { requests: 3, windowMs: minutes(60), perDay: 6, share: 3 },
    },
  });
  names += 1;
  const email = `attacked${names}@example.com`;
  const home = limited.openBrowser();
  await home.read('POST', '/user/account/sign/up', { firstName: 'Олена', email, password, agree: true });
  return { email, home };
}

const from = (address: string) => ({ 'x-gateway-secret': 'gateway-secret', 'x-forwarded-for': address });

const signIn = async (browser: TestBrowser, username: string, secret: string, address: string) =>
  (await browser.request('POST', '/user/account/sign/in', { username, password: secret }, from(address))).status;
const sendCode = async (browser: TestBrowser, username: string, address: string) =>
  (await browser.request('POST', '/user/account/sign/code/send', { username }, from(address))).status;
const verify = async (browser: TestBrowser, username: string, code: string, address: string) =>
  (await browser.request('POST', '/user/account/sign/code/verify', { username, code }, from(address))).status;
const recover = async (browser: TestBrowser, username: string, address: string) =>
  (await browser.request('POST', '/user/account/recovery/send', { username }, from(address))).status;

async function readCode(email: string) {
  const mails = (await shop.openBrowser().read('GET', `/__dev/outbox?to=${email}`)) as {
    kind: string;
    text: string;
  }[];
  return /\d{6}/.exec(mails.find(({ kind }) => kind === 'code')?.text ?? '')?.[0] ?? '';
}

/** Tries 60 wrong passwords from each address; returns how many were looked at. */
async function guess(username: string, addresses: string[]) {
  let looked = 0;
  for (const address of addresses) {
    for (let tries = 0; tries < 60; tries += 1) {
      if ((await signIn(limited.openBrowser(), username, 'wrong-password', address)) === 400) looked += 1;
      else break;
    }
  }
  return looked;
}

const manyAddresses = Array.from({ length: 15 }, (_, at) => `198.51.100.${at + 1}`);

test('lets the owner in on another address after sixty wrong passwords from one: by password, code and e-mail', async () => {
  const { email } = await openStore();
  for (let tries = 0; tries < 60; tries += 1) {
    await signIn(limited.openBrowser(), email, 'wrong-password', '198.51.100.1');
    await sendCode(limited.openBrowser(), email, '198.51.100.1');
    await recover(limited.openBrowser(), email, '198.51.100.1');
  }
  const elsewhere = limited.openBrowser();
  expect(await signIn(elsewhere, email, password, '203.0.113.5')).toBe(200);
  const other = limited.openBrowser();
  expect(await sendCode(other, email, '203.0.113.6')).toBe(200);
  expect(await verify(other, email, await readCode(email), '203.0.113.6')).toBe(200);
  expect(await recover(limited.openBrowser(), email, '203.0.113.7')).toBe(200);
});

test('bounds guesses from many addresses, and lets a device in that has signed in before', async () => {
  const { email, home } = await openStore();
  await home.read('POST', '/user/account/sign/out', {});
  expect(await guess(email, manyAddresses)).toBe(50);
  expect(await signIn(limited.openBrowser(), email, password, '203.0.113.5')).toBe(429);
  // Also at the address of those who guess.
  expect(await signIn(home, email, 'wrong-password', '198.51.100.1')).toBe(400);
  expect(await signIn(home, email, password, '198.51.100.1')).toBe(200);
});

test('lets a new device in by a code while passwords are guessed at from everywhere', async () => {
  const { email } = await openStore();
  await guess(email, manyAddresses);
  const browser = limited.openBrowser();
  expect(await sendCode(browser, email, '203.0.113.5')).toBe(200);
  expect(await verify(browser, email, await readCode(email), '203.0.113.5')).toBe(200);
});

test('keeps a code for the browser that asked: nobody else uses up its tries, replaces it or signs in with it', async () => {
  const { email } = await openStore();
  const [owner, stranger] = [limited.openBrowser(), limited.openBrowser()];
  await sendCode(owner, email, '203.0.113.5');
  const code = await readCode(email);
  const wrong = code === '000000' ? '000001' : '000000';
  for (let tries = 0; tries < 6; tries += 1) expect(await verify(stranger, email, wrong, '198.51.100.1')).toBe(410);
  expect(await sendCode(stranger, email, '198.51.100.1')).toBe(200);
  for (let tries = 0; tries < 6; tries += 1) await verify(stranger, email, wrong, '198.51.100.1');
  expect(await verify(stranger, email, code, '198.51.100.1')).toBe(410);
  expect(await verify(owner, email, code, '203.0.113.5')).toBe(200);
});

test('limits codes and e-mails a day per user name, from all clients together', async () => {
  const { email, home } = await openStore();
  const sent = { code: 0, recovery: 0 };
  for (const address of manyAddresses) {
    for (let tries = 0; tries < 6; tries += 1) {
      if ((await sendCode(limited.openBrowser(), email, address)) === 200) sent.code += 1;
      if ((await recover(limited.openBrowser(), email, address)) === 200) sent.recovery += 1;
    }
  }
  expect(sent).toEqual({ code: 12, recovery: 9 });
  expect([await sendCode(home, email, '203.0.113.5'), await recover(home, email, '203.0.113.5')]).toEqual([200, 200]);
});

test('counts the addresses of one IPv6 network as one', async () => {
  const { email } = await openStore();
  expect(await guess(email, ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:2:3:4:5:6'])).toBe(5);
});

test('keeps of a known device a hash, names it anew at each sign-in, and forgets it with the password', async () => {
  const { email, home } = await openStore();
  const cookieOf = (answer: Response) => answer.headers.getSetCookie().find((line) => line.startsWith('device=')) ?? '';
  const enter = () => home.request('POST', '/user/account/sign/in', { username: email, password }, from('203.0.113.5'));
  const [first, second] = [cookieOf(await enter()), cookieOf(await enter())];
  expect(first).toMatch(/^device=[\w-]{43};.*HttpOnly; Secure; SameSite=Lax/);
  expect(second).not.toBe(first);
  const { db } = shop.database;
  const known = async () =>
    db
      .selectFrom('known_device')
      .innerJoin('account', 'account.id', 'account_id')
      .select('token_hash')
      .where('email', '=', email)
      .execute();
  const rows = await known();
  expect(rows).toHaveLength(1);
  expect(rows[0]?.token_hash).not.toContain(second.slice(7, 50));
  const other = limited.openBrowser();
  await signIn(other, email, password, '203.0.113.9');
  expect(await known()).toHaveLength(2);
  const change = { current: password, password: 'явір і ясен, 12', passwordRepeat: 'явір і ясен, 12' };
  await home.read('POST', '/user/account/password/change', change);
  expect(await known()).toHaveLength(1);
});

test('remembers no device that is not to be remembered', async () => {
  const { email } = await openStore();
  const browser = limited.openBrowser();
  const body = { username: email, password, remember: false };
  const answer = await browser.request('POST', '/user/account/sign/in', body, from('203.0.113.5'));
  expect(answer.headers.getSetCookie().join()).not.toContain('device=');
});

test('sends codes and links to who is there and to nobody at a beat: neither answer nor time tells which it was', async () => {
  const { email } = await openStore();
  const taken: string[] = [];
  const steady = shop.startBeside({
    beat: async (work) => {
      taken.push('begun');
      const result = await work();
      taken.push('ended');
      return result;
    },
  });
  const ask = async (path: string, username: string) => {
    const answer = await steady.openBrowser().request('POST', `/user/account/${path}`, { username });
    return [answer.status, await answer.text(), taken.splice(0)];
  };
  for (const path of ['sign/code/send', 'recovery/send']) {
    const known = await ask(path, email);
    expect(known).toEqual([200, expect.any(String), ['begun', 'ended']]);
    expect(await ask(path, 'nobody@example.com')).toEqual(known);
  }
  expect(await readCode(email)).not.toBe('');
});

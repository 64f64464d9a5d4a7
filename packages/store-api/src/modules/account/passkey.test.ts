import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { createPasskeyDevice } from '../../testing/passkey-device.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';

let shop: TestApp;
let names = 0;

beforeAll(async () => {
  shop = await createTestApp();
});
afterEach(() => shop.clock.set(null));
afterAll(() => shop.close());

type Options = Parameters<ReturnType<typeof createPasskeyDevice>['create']>[0];
const origin = 'https://shop.example';
const minute = 60_000;

async function signUp(browser: TestBrowser) {
  names += 1;
  const person = { firstName: 'Ія', email: `iia${names}@example.com`, password: 'каштан-і-липа-7', agree: true };
  await browser.read('POST', '/user/account/sign/up', person);
  return person;
}

const ask = async (browser: TestBrowser, path: string) =>
  (await browser.read('POST', `/user/account/${path}/options`)) as Options;
const add = (browser: TestBrowser, response: unknown, name?: string) =>
  browser.request('POST', '/user/account/passkey/add', { response, name });
const enter = (browser: TestBrowser, response: unknown) =>
  browser.request('POST', '/user/account/sign/passkey/verify', { response });
async function outcome(answer: Promise<Response>) {
  const { error } = (await (await answer).clone().json()) as { error?: { code: string } };
  return [(await answer).status, error?.code].filter(Boolean).join(' ');
}
const list = (browser: TestBrowser) => browser.read('GET', '/user/account/passkey/list');

async function withPasskey(name?: string) {
  const browser = shop.openBrowser();
  const person = await signUp(browser);
  const device = createPasskeyDevice(origin);
  expect((await add(browser, device.create(await ask(browser, 'passkey')), name)).status).toBe(200);
  return { browser, device, person };
}

const emailKinds = async (to: string) =>
  ((await shop.openBrowser().read('GET', `/__dev/outbox?to=${encodeURIComponent(to)}`)) as { kind: string }[]).map(
    ({ kind }) => kind,
  );

test('makes a key that signs in without a name, tells the owner and gives the session another id', async () => {
  const browser = shop.openBrowser();
  const { email } = await signUp(browser);
  const device = createPasskeyDevice(origin);
  const asked = await ask(browser, 'passkey');
  expect(asked.options).toMatchObject({
    rp: { id: 'shop.example' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const before = browser.cookie();
  const agent = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' };
  const added = await browser.request('POST', '/user/account/passkey/add', { response: device.create(asked) }, agent);
  expect(await added.json()).toMatchObject({ data: [{ name: 'Passkey', usedAt: null, isSynced: false }] });
  expect(browser.cookie()).not.toBe(before);
  const other = shop.openBrowser();
  const question = await ask(other, 'sign/passkey');
  expect(question.options).toMatchObject({ allowCredentials: [], userVerification: 'required' });
  expect(await (await enter(other, device.get(question))).json()).toMatchObject({ data: { email } });
  expect(await list(other)).toMatchObject([{ usedAt: expect.any(String) }]);
  expect((await emailKinds(email)).sort()).toEqual(['confirm', 'newDevice', 'passkeyAdded']);
});

test('takes each question once, in the browser that was asked and for five minutes', async () => {
  const { browser, device } = await withPasskey();
  const visitor = shop.openBrowser();
  const answer = device.get(await ask(visitor, 'sign/passkey'));
  // Somebody who has seen the answer, in a browser of their own.
  const thief = shop.openBrowser();
  await ask(thief, 'sign/passkey');
  expect(await outcome(enter(thief, answer))).toBe('410 gone');
  expect(await outcome(enter(shop.openBrowser(), answer))).toBe('410 gone');
  expect((await enter(visitor, answer)).status).toBe(200);
  expect(await outcome(enter(visitor, answer))).toBe('410 gone');
  const late = device.get(await ask(visitor, 'sign/passkey'));
  shop.clock.set(new Date(Date.now() + 5 * minute));
  expect(await outcome(enter(visitor, late))).toBe('410 gone');
  shop.clock.set(null);
  // A question for signing in is none for a new key, and the other way round.
  const key = createPasskeyDevice(origin);
  expect(await outcome(add(browser, key.create(await ask(browser, 'sign/passkey'))))).toBe('410 gone');
  expect(await outcome(enter(visitor, device.get(await ask(browser, 'passkey'))))).toBe('410 gone');
});

test('refuses alike a key that nobody has, another page, a person who was not verified, and a copied key', async () => {
  const { device } = await withPasskey();
  const visitor = shop.openBrowser();
  const attempt = async (flaws: Parameters<typeof device.get>[1], key = device) =>
    outcome(enter(visitor, key.get(await ask(visitor, 'sign/passkey'), flaws)));
  const refused = '400 badPasskey';
  expect(await attempt({}, createPasskeyDevice(origin))).toBe(refused);
  expect(await attempt({ origin: 'https://shop.example.evil' })).toBe(refused);
  expect(await attempt({ isVerified: false })).toBe(refused);
  expect(await attempt({ userHandle: Buffer.from('somebody-else').toString('base64url') })).toBe(refused);
  const forged = device.get(await ask(visitor, 'sign/passkey'));
  expect(await outcome(enter(visitor, { ...forged, response: { ...forged.response, signature: 'AAAA' } }))).toBe(
    refused,
  );
  expect(await attempt({ counter: 40 })).toBe('200');
  expect(await attempt({ counter: 40 })).toBe(refused);
  expect(await attempt({ counter: 39 })).toBe(refused);
  expect(await attempt({ counter: 41 })).toBe('200');
});

test('keeps no key of another page or without a verified person, and none twice', async () => {
  const browser = shop.openBrowser();
  await signUp(browser);
  const device = createPasskeyDevice(origin);
  const attempt = async (flaws?: Parameters<typeof device.create>[1]) =>
    outcome(add(browser, device.create(await ask(browser, 'passkey'), flaws)));
  expect(await attempt({ origin: 'https://other.example' })).toBe('400 badPasskey');
  expect(await attempt({ isVerified: false })).toBe('400 badPasskey');
  expect(await attempt()).toBe('200');
  expect(await attempt()).toBe('409 passkeyKnown');
  expect(await list(browser)).toHaveLength(1);
});

test('lets only its owner name and remove a key, and only somebody who has just shown who they are', async () => {
  const { browser, device, person } = await withPasskey('Телефон');
  const stranger = (await withPasskey()).browser;
  const [key] = (await list(browser)) as { id: string; name: string }[];
  const id = key?.id ?? '';
  expect(key?.name).toBe('Телефон');
  const change = (who: TestBrowser, path: string, more = {}) =>
    outcome(who.request('POST', `/user/account/passkey/${path}`, { id, ...more }));
  expect(await change(stranger, 'rename', { name: 'x' })).toBe('404 notFound');
  expect(await change(stranger, 'remove')).toBe('200');
  expect(await change(browser, 'rename', { name: 'Ноутбук' })).toBe('200');
  expect(await list(browser)).toMatchObject([{ name: 'Ноутбук' }]);
  shop.clock.set(new Date(Date.now() + 15 * minute));
  expect(await change(browser, 'remove')).toBe('403 reauthenticate');
  expect(await outcome(browser.request('POST', '/user/account/passkey/options'))).toBe('403 reauthenticate');
  // The key itself shows who it is.
  const proof = { passkey: device.get(await ask(browser, 'reauthenticate')) };
  expect(await outcome(browser.request('POST', '/user/account/reauthenticate', proof))).toBe('200');
  expect(await change(browser, 'remove')).toBe('200');
  expect(await list(browser)).toEqual([]);
  expect(await emailKinds(person.email)).toContain('passkeyRemoved');
  const visitor = shop.openBrowser();
  expect(await outcome(enter(visitor, device.get(await ask(visitor, 'sign/passkey'))))).toBe('400 badPasskey');
});

test('answers 401 to who is not signed in', async () => {
  const visitor = shop.openBrowser();
  const paths = ['passkey/options', 'reauthenticate/options', 'reauthenticate/code'];
  for (const path of paths) {
    expect((await visitor.request('POST', `/user/account/${path}`)).status).toBe(401);
  }
  expect((await visitor.request('GET', '/user/account/passkey/list')).status).toBe(401);
});

test('forgets the keys of an address that nobody had proved when its owner sets a password by an e-mail, and keeps proved ones', async () => {
  for (const [isProved, left] of [
    [false, 0],
    [true, 1],
  ] as const) {
    const { person } = await withPasskey();
    const mails = async () =>
      (await shop.openBrowser().read('GET', `/__dev/outbox?to=${encodeURIComponent(person.email)}`)) as object[];
    const tokenOf = async (kind: string) =>
      /token=([\w-]{43})/.exec(JSON.stringify((await mails()).find((one) => 'kind' in one && one.kind === kind)))?.[1];
    const owner = shop.openBrowser();
    if (isProved) await owner.read('POST', '/user/account/email/confirm', { token: await tokenOf('confirm') });
    await owner.read('POST', '/user/account/recovery/send', { username: person.email });
    const next = { password: 'явір і ясен, 12', passwordRepeat: 'явір і ясен, 12' };
    await owner.read('POST', '/user/account/recovery/set', { token: await tokenOf('recovery'), ...next });
    expect(await list(owner)).toHaveLength(left);
  }
});

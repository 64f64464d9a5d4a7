import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';

let shop: TestApp;
let names = 0;

beforeAll(async () => {
  shop = await createTestApp();
});
afterEach(() => shop.clock.set(null));
afterAll(() => shop.close());

const password = 'каштан-і-липа-7';
const minute = 60_000;

async function signUp(browser: TestBrowser) {
  names += 1;
  const person = { firstName: 'Остап', email: `ostap${names}@example.com`, password, agree: true };
  await browser.read('POST', '/user/account/sign/up', person);
  return person;
}

type Email = { kind: string; subject: string; body: string; text?: string };
const mails = async (to: string) =>
  (await shop.openBrowser().read('GET', `/__dev/outbox?to=${encodeURIComponent(to)}`)) as Email[];
const codeOf = async (to: string) =>
  /\b\d{6}\b/.exec(JSON.stringify((await mails(to)).find(({ kind }) => kind === 'code')))?.[0] ?? '';
async function post(browser: TestBrowser, path: string, body?: unknown) {
  const answer = await browser.request('POST', `/user/account/${path}`, body);
  const { data, error } = (await answer.json()) as { data?: unknown; error?: { code: string; details?: unknown } };
  return { status: answer.status, code: error?.code ?? null, details: error?.details, data };
}
const later = (ms: number) => shop.clock.set(new Date(Date.now() + ms));
const me = (browser: TestBrowser) => browser.read('GET', '/user/account/me');

test('asks who it is before what could take an account away, once a quarter of an hour has passed', async () => {
  const browser = shop.openBrowser();
  const { email } = await signUp(browser);
  later(15 * minute);
  const guarded: [string, unknown?][] = [
    ['update', { email: 'thief@example.com' }],
    ['update', { phone: '0671112233' }],
    ['passkey/options'],
    ['session/remove', { id: '00000000-0000-4000-8000-000000000000' }],
    ['session/remove/others'],
  ];
  for (const [path, body] of guarded) {
    const answer = await post(browser, path, body);
    expect([path, answer.status, answer.code]).toEqual([path, 403, 'reauthenticate']);
    expect(answer.details).toEqual({ methods: ['password', 'code'] });
  }
  // What harms nobody is done.
  expect((await post(browser, 'update', { locale: 'ru', email })).status).toBe(200);
  const before = browser.cookie() ?? '';
  expect((await post(browser, 'reauthenticate', { password: 'wrong' })).status).toBe(400);
  expect((await post(browser, 'update', { phone: '0671112233' })).status).toBe(403);
  expect((await post(browser, 'reauthenticate', { password })).status).toBe(200);
  expect(browser.cookie()).not.toBe(before);
  const copied = await shop.openBrowser().request('GET', '/user/account/me', undefined, { cookie: before });
  expect(await copied.json()).toEqual({ data: null });
  expect((await post(browser, 'update', { phone: '0671112233' })).status).toBe(200);
});

test('takes a code that goes to the e-mail: five tries, once, in this browser', async () => {
  const browser = shop.openBrowser();
  const { email } = await signUp(browser);
  expect((await post(browser, 'reauthenticate', { code: '000000' })).code).toBe('gone');
  expect(await post(browser, 'reauthenticate/code')).toMatchObject({
    data: { channel: 'email', ttl: 300, resendIn: 60 },
  });
  const code = await codeOf(email);
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  for (const left of [4, 3]) {
    expect(await post(browser, 'reauthenticate', { code: wrong })).toMatchObject({
      code: 'badCode',
      details: { left },
    });
  }
  expect((await post(browser, 'reauthenticate', { code })).status).toBe(200);
  expect((await post(browser, 'reauthenticate', { code })).code).toBe('gone');
});

test('keeps the phone of before until the code of the new one is typed, which brings the orders of a guest along', async () => {
  const browser = shop.openBrowser();
  await signUp(browser);
  const phone = '+380631234567';
  const asked = await post(browser, 'update', { phone: '063 123 45 67' });
  expect(asked.data).toMatchObject({ phone: null, phoneConfirmed: false, pending: { phone } });
  expect((await browser.request('POST', '/user/account/update', { phone })).headers.get('retry-after')).toBe('60');
  const code = await codeOf(phone);
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  expect(await post(browser, 'phone/confirm', { code: wrong })).toMatchObject({
    code: 'badCode',
    details: { left: 4 },
  });
  expect(await me(browser)).toMatchObject({ phone: null });
  const done = await post(browser, 'phone/confirm', { code });
  expect(done.data).toMatchObject({ phone, phoneConfirmed: true, pending: { phone: null } });
  expect((await post(browser, 'phone/confirm', { code })).code).toBe('gone');
  expect((await post(browser, 'update', { phone: null })).data).toMatchObject({ phone: null, phoneConfirmed: false });
});

test('forgets the code of a phone after five tries and after five minutes', async () => {
  const browser = shop.openBrowser();
  await signUp(browser);
  await post(browser, 'update', { phone: '0632223344' });
  const code = await codeOf('+380632223344');
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  for (let tries = 0; tries < 5; tries += 1)
    expect((await post(browser, 'phone/confirm', { code: wrong })).status).toBe(400);
  expect((await post(browser, 'phone/confirm', { code })).status).toBe(410);
  later(2 * minute);
  await post(browser, 'update', { phone: '0632223344' });
  later(8 * minute);
  expect((await post(browser, 'phone/confirm', { code: await codeOf('+380632223344') })).status).toBe(410);
});

test('gives a phone to the first who proves it, also from somebody who only said that it is theirs', async () => {
  const [squatter, owner, late] = [shop.openBrowser(), shop.openBrowser(), shop.openBrowser()];
  const phone = '+380634445566';
  names += 1;
  const claimed = { firstName: 'Марко', email: `marko${names}@example.com`, password, agree: true, phone };
  await squatter.read('POST', '/user/account/sign/up', claimed);
  await signUp(owner);
  await post(owner, 'update', { phone });
  expect((await post(owner, 'phone/confirm', { code: await codeOf(phone) })).data).toMatchObject({ phone });
  expect(await me(squatter)).toMatchObject({ phone: null });
  await signUp(late);
  later(minute);
  await post(late, 'update', { phone });
  expect((await post(late, 'phone/confirm', { code: await codeOf(phone) })).code).toBe('phoneTaken');
  expect(await me(owner)).toMatchObject({ phone, phoneConfirmed: true });
});

test('tells the old address when another is asked for and when it is changed; its links open nothing then', async () => {
  const browser = shop.openBrowser();
  const { email } = await signUp(browser);
  const link = async (to: string, kind: string) =>
    /token=([\w-]{43})/.exec(JSON.stringify((await mails(to)).find((one) => one.kind === kind)))?.[1];
  await post(browser, 'email/confirm', { token: await link(email, 'confirm') });
  expect((await post(browser, 'update', { email: `new-${email}` })).data).toMatchObject({
    email,
    pending: { email: `new-${email}` },
  });
  await post(browser, 'recovery/send', { username: email });
  const recovery = await link(email, 'recovery');
  expect((await mails(email)).map(({ kind }) => kind)).toContain('emailAsked');
  // Entering the current address takes the change back.
  expect((await post(browser, 'update', { email })).data).toMatchObject({ pending: { email: null } });
  expect((await post(browser, 'email/confirm', { token: await link(`new-${email}`, 'confirm') })).status).toBe(410);
  await post(browser, 'update', { email: `newer-${email}` });
  await post(browser, 'email/confirm', { token: await link(`newer-${email}`, 'confirm') });
  expect(await me(browser)).toMatchObject({ email: `newer-${email}`, emailConfirmed: true, pending: { email: null } });
  expect((await mails(email)).map(({ kind }) => kind)).toContain('emailChanged');
  expect((await browser.request('GET', `/user/account/recovery/check?token=${recovery}`)).status).toBe(410);
});

test('tells the owner of a sign-in from a device that the account does not know, and of no other', async () => {
  const browser = shop.openBrowser();
  const { email } = await signUp(browser);
  const strange = async () => (await mails(email)).filter(({ kind }) => kind === 'newDevice');
  await post(browser, 'sign/out');
  await post(browser, 'sign/in', { username: email, password });
  expect(await strange()).toHaveLength(0);
  const other = shop.openBrowser();
  const agent = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' };
  await other.request('POST', '/user/account/sign/in', { username: email, password }, agent);
  expect(JSON.stringify(await strange())).toContain('Firefox, Windows');
  await post(other, 'sign/out');
  await post(other, 'sign/in', { username: email, password });
  expect(await strange()).toHaveLength(1);
});

test('ends all other sessions, whose devices are strangers again', async () => {
  const [browser, other] = [shop.openBrowser(), shop.openBrowser()];
  const { email } = await signUp(browser);
  await post(other, 'sign/in', { username: email, password });
  const before = browser.cookie();
  expect((await post(browser, 'session/remove/others')).data).toMatchObject([{ isCurrent: true }]);
  expect(browser.cookie()).not.toBe(before);
  expect(await me(other)).toBeNull();
  expect(await me(browser)).toMatchObject({ email });
});

test('ends with a new password what somebody else has asked for: another address, another phone', async () => {
  const thief = shop.openBrowser();
  const { email } = await signUp(thief);
  const tokenIn = async (to: string, kind: string) =>
    /token=([\w-]{43})/.exec(JSON.stringify((await mails(to)).find((one) => one.kind === kind)))?.[1];
  await post(thief, 'email/confirm', { token: await tokenIn(email, 'confirm') });
  await post(thief, 'update', { email: `thief-${email}`, phone: '0639998877' });
  const token = await tokenIn(`thief-${email}`, 'confirm');
  const owner = shop.openBrowser();
  await post(owner, 'recovery/send', { username: email });
  const next = { password: 'явір і ясен, 12', passwordRepeat: 'явір і ясен, 12' };
  await post(owner, 'recovery/set', { token: await tokenIn(email, 'recovery'), ...next });
  expect((await post(thief, 'email/confirm', { token })).status).toBe(410);
  expect(await me(owner)).toMatchObject({ email, pending: { email: null, phone: null } });
});

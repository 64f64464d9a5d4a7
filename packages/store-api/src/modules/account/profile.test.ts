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
const fresh = 'явір і ясен, 12';

async function signUp(browser: TestBrowser, more: object = {}) {
  names += 1;
  const person = { firstName: 'Іван', email: `ivan${names}@example.com`, password, agree: true, ...more };
  await browser.read('POST', '/user/account/sign/up', person);
  return person;
}

const signIn = (browser: TestBrowser, username: string, secret = password) =>
  browser.request('POST', '/user/account/sign/in', { username, password: secret });
const update = (browser: TestBrowser, changes: object) => browser.request('POST', '/user/account/update', changes);
const codeOf = async (answer: Promise<Response>) =>
  ((await (await answer).json()) as { error: { code: string } }).error.code;
const me = (browser: TestBrowser) => browser.read('GET', '/user/account/me');

async function mails(to: string, kind: string) {
  const all = (await shop.openBrowser().read('GET', `/__dev/outbox?to=${encodeURIComponent(to)}`)) as {
    kind: string;
    links: string[];
  }[];
  return all.filter((mail) => mail.kind === kind);
}

const tokenOf = async (to: string, kind: 'confirm' | 'recovery') =>
  new URL((await mails(to, kind))[0]?.links[0] ?? '').searchParams.get('token');

test('confirms an address by the link of its e-mail, however often it is opened, until another one is asked for', async () => {
  const browser = shop.openBrowser();
  const { email } = await signUp(browser);
  const token = await tokenOf(email, 'confirm');
  const confirm = () => shop.openBrowser().request('POST', '/user/account/email/confirm', { token });
  const answers = await Promise.all([confirm(), confirm(), confirm()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await (await confirm()).json()).toEqual({ data: { email } });
  expect(await me(browser)).toMatchObject({ email, emailConfirmed: true });
  await browser.read('POST', '/user/account/update', { email: `new-${email}` });
  expect((await confirm()).status).toBe(410);
});

test('recovers a password: the link is good once and for an hour, all other sessions end', async () => {
  const browser = shop.openBrowser();
  const { email } = await signUp(browser);
  const send = () => browser.read('POST', '/user/account/recovery/send', { username: email });
  await send();
  const token = (await tokenOf(email, 'recovery')) ?? '';
  const elsewhere = shop.openBrowser();
  const check = () => elsewhere.request('GET', `/user/account/recovery/check?token=${token}`);
  expect(await (await check()).json()).toEqual({ data: { username: 'i***@example.com' } });
  const set = (secret: string, passwordRepeat = secret) =>
    elsewhere.request('POST', '/user/account/recovery/set', { token, password: secret, passwordRepeat });
  expect((await set(fresh, 'other')).status).toBe(400);
  expect((await set('qwertyuiop')).status).toBe(400);
  const answers = await Promise.all([set(fresh), set(fresh), set(fresh)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
  expect((await check()).status).toBe(410);
  expect(await me(browser)).toBeNull();
  expect((await signIn(shop.openBrowser(), email)).status).toBe(400);
  expect((await signIn(shop.openBrowser(), email, fresh)).status).toBe(200);
  expect(await mails(email, 'passwordChanged')).toHaveLength(1);
  await send();
  const second = await tokenOf(email, 'recovery');
  shop.clock.set(new Date(Date.now() + 3_601_000));
  expect((await elsewhere.request('GET', `/user/account/recovery/check?token=${second}`)).status).toBe(410);
});

test('changes what is sent and leaves the rest [§6.2 §7.3 /account/update]', async () => {
  const browser = shop.openBrowser();
  await signUp(browser, { lastName: 'Франко' });
  const changes = {
    name: { middleName: 'Якович' },
    locale: 'ru',
    birthday: '1990-08-27',
    company: { name: 'ТОВ «Каменяр»', edrpou: '12345678' },
    consents: { marketingSms: true },
  };
  expect((await update(browser, changes)).status).toBe(200);
  expect(await me(browser)).toMatchObject({
    name: { firstName: 'Іван', lastName: 'Франко', middleName: 'Якович' },
    locale: 'ru',
    birthday: '1990-08-27',
    company: { edrpou: '12345678' },
    consents: { marketingEmail: false, marketingSms: true, analytics: false },
  });
  await update(browser, { company: null, name: { lastName: '' } });
  expect(await me(browser)).toMatchObject({
    name: { lastName: null, middleName: 'Якович' },
    company: null,
    locale: 'ru',
  });
  expect((await update(browser, {})).status).toBe(200);
});

test.each([
  { locale: 'en' },
  { birthday: '2999-01-01' },
  { birthday: '1990-02-30' },
  { name: { firstName: '' } },
  { company: { name: 'X', edrpou: '1' } },
  { phone: 'none' },
])('answers 400 to the change %j', async (changes) => {
  const browser = shop.openBrowser();
  await signUp(browser);
  expect((await update(browser, changes)).status).toBe(400);
});

test('answers 401 to somebody who is not signed in, and makes no session [§6.4]', async () => {
  const browser = shop.openBrowser();
  expect((await update(browser, { locale: 'ru' })).status).toBe(401);
  expect((await browser.request('GET', '/user/account/session/list')).status).toBe(401);
  const change = { current: password, password: fresh, passwordRepeat: fresh };
  expect((await browser.request('POST', '/user/account/password/change', change)).status).toBe(401);
  expect(browser.cookie()).toBeNull();
});

test('replaces an address that was never confirmed at once, a confirmed one when the new e-mail is answered', async () => {
  const browser = shop.openBrowser();
  await signUp(browser, { email: 'mistyped@example.com' });
  await update(browser, { email: 'Right@example.com' });
  expect(await me(browser)).toMatchObject({ email: 'right@example.com', emailConfirmed: false });
  const confirm = (token: string | null) => browser.request('POST', '/user/account/email/confirm', { token });
  expect((await confirm(await tokenOf('mistyped@example.com', 'confirm'))).status).toBe(410);
  expect((await confirm(await tokenOf('right@example.com', 'confirm'))).status).toBe(200);
  await update(browser, { email: 'next@example.com' });
  expect(await me(browser)).toMatchObject({ email: 'right@example.com', emailConfirmed: true });
  expect((await confirm(await tokenOf('next@example.com', 'confirm'))).status).toBe(200);
  expect(await me(browser)).toMatchObject({ email: 'next@example.com', emailConfirmed: true });
});

test('gives an address to one of many who ask for it at once', async () => {
  const browsers = [shop.openBrowser(), shop.openBrowser(), shop.openBrowser()];
  for (const browser of browsers) await signUp(browser);
  const answers = await Promise.all(browsers.map((browser) => update(browser, { email: 'wanted@example.com' })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const late = shop.openBrowser();
  await signUp(late);
  expect(await codeOf(update(late, { email: 'wanted@example.com' }))).toBe('emailTaken');
});

test('changes the password with the old one, gives the session another id and ends the others, and links', async () => {
  const [browser, other] = [shop.openBrowser(), shop.openBrowser()];
  const { email } = await signUp(browser);
  await signIn(other, email);
  const change = (current: string) =>
    browser.request('POST', '/user/account/password/change', { current, password: fresh, passwordRepeat: fresh });
  expect(await (await change('wrong')).json()).toMatchObject({ error: { fields: { current: [{}] } } });
  const before = browser.cookie() ?? '';
  await browser.read('POST', '/user/account/recovery/send', { username: email });
  expect((await change(password)).status).toBe(200);
  expect(await me(other)).toBeNull();
  expect(await me(browser)).not.toBeNull();
  expect(browser.cookie()).not.toBe(before);
  const copied = await shop.openBrowser().request('GET', '/user/account/me', undefined, { cookie: before });
  expect(await copied.json()).toEqual({ data: null });
  const token = await tokenOf(email, 'recovery');
  expect((await browser.request('GET', `/user/account/recovery/check?token=${token}`)).status).toBe(410);
  expect((await signIn(other, email, fresh)).status).toBe(200);
});

test('lists the sessions of the user alone and ends one of them [§6.4]', async () => {
  const [browser, phone, stranger] = [shop.openBrowser(), shop.openBrowser(), shop.openBrowser()];
  const { email } = await signUp(browser);
  await signUp(stranger);
  const agent = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
  await phone.request('POST', '/user/account/sign/in', { username: email, password }, { 'user-agent': agent });
  const sessions = (await browser.read('GET', '/user/account/session/list')) as { id: string; isCurrent: boolean }[];
  expect(sessions).toMatchObject([
    { device: 'Chrome, Android', isCurrent: false },
    { device: '', isCurrent: true },
  ]);
  const remove = (who: TestBrowser, id: string) => who.read('POST', '/user/account/session/remove', { id });
  const [id = ''] = sessions.map((session) => session.id);
  expect(await remove(stranger, id)).toHaveLength(1);
  expect(await me(phone)).not.toBeNull();
  expect(await remove(browser, id)).toMatchObject([{ isCurrent: true }]);
  expect(await me(phone)).toBeNull();
  expect(await remove(browser, 'no-such-id')).toHaveLength(1);
});

test('keeps no personal data in the log', async () => {
  const browser = shop.openBrowser();
  const { email } = await signUp(browser);
  await signIn(browser, email, 'wrong-password');
  expect(JSON.stringify(shop.log)).not.toMatch(/example\.com|каштан|wrong-password/);
});

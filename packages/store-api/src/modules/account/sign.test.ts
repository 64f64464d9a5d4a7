import { scryptSync } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';

let shop: TestApp;
let names = 0;

beforeAll(async () => {
  shop = await createTestApp([
    { code: 'lamp', price: 250 },
    { code: 'cable', price: 40 },
    { code: 'router', price: 900 },
  ]);
});
afterEach(() => shop.clock.set(null));
afterAll(() => shop.close());

const password = 'каштан-і-липа-7';

function newPerson(more: object = {}) {
  names += 1;
  return { firstName: 'Олена', email: `olena${names}@example.com`, password, agree: true, ...more };
}

async function signUp(browser: TestBrowser, more: object = {}) {
  const person = newPerson(more);
  const user = (await browser.read('POST', '/user/account/sign/up', person)) as { id: string; merged: object };
  return { ...person, user };
}

async function failure(answer: Promise<Response>) {
  const response = await answer;
  const { error } = (await response.json()) as { error: { code: string; fields?: object; details?: unknown } };
  return { status: response.status, ...error };
}

const outbox = async (to: string) =>
  (await shop.openBrowser().read('GET', `/__dev/outbox?to=${encodeURIComponent(to)}`)) as {
    kind: string;
    channel: string;
    locale: string;
    text: string;
    links: string[];
  }[];
const me = (browser: TestBrowser) => browser.read('GET', '/user/account/me');
const addToCart = (browser: TestBrowser, code: string, quantity: number) =>
  browser.read('POST', '/user/catalog/product/cart/add', { productId: shop.ids[code], quantity });

async function cartOf(browser: TestBrowser) {
  const lines = (await browser.read('GET', '/user/catalog/product/list/cart/all')) as {
    product: { code: string };
    quantity: number;
  }[];
  return Object.fromEntries(lines.map(({ product, quantity }) => [product.code, quantity]));
}

test('signs up, keeps the anonymous cart, and asks to confirm the address', async () => {
  const browser = shop.openBrowser();
  await addToCart(browser, 'lamp', 2);
  const before = browser.cookie();
  const { user, email } = await signUp(browser, { email: 'Olena.K@Example.com', phone: '067 123-45-67', locale: 'ru' });
  expect(user).toMatchObject({
    name: { firstName: 'Олена', lastName: null, middleName: null },
    email: 'olena.k@example.com',
    emailConfirmed: false,
    phone: '+380671234567',
    locale: 'ru',
    roles: ['customer'],
    consents: { marketingEmail: false },
    merged: { cart: 1, favorites: 0, comparison: 0 },
  });
  expect(JSON.stringify(user)).not.toContain('argon2');
  expect(browser.cookie()).not.toBe(before);
  expect(await cartOf(browser)).toEqual({ lamp: 2 });
  expect(await me(browser)).toMatchObject({ email: email.toLowerCase() });
  expect((await outbox('olena.k@example.com'))[0]).toMatchObject({ kind: 'confirm', locale: 'ru' });
});

test.each([
  ['firstName', { firstName: 'R2D2' }],
  ['email', { email: 'olena' }],
  ['phone', { phone: '123' }],
  ['password', { password: 'short' }],
  ['password', { password: 'qwertyuiop' }],
  ['password', { password: 'Password1' }],
  ['password', { password: 'aaaaaaaa' }],
  ['password', { password: 'олена-1' }],
  ['password', { email: 'sama@example.com', password: 'Sama@example.com' }],
  ['password', { password: 'x'.repeat(129) }],
  ['agree', { agree: false }],
])('refuses to sign up with a wrong %s: %j', async (field, change) => {
  const { status, fields } = await failure(
    shop.openBrowser().request('POST', '/user/account/sign/up', newPerson(change)),
  );
  expect([status, Object.keys(fields ?? {})]).toEqual([400, [field]]);
});

test('gives an e-mail and a phone to one account only, also when many ask at once', async () => {
  const person = newPerson();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => shop.openBrowser().request('POST', '/user/account/sign/up', person)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
  const again = shop.openBrowser();
  expect((await failure(again.request('POST', '/user/account/sign/up', person))).code).toBe('emailTaken');
  await signUp(shop.openBrowser(), { phone: '0631112233' });
  const other = newPerson({ phone: '+380631112233' });
  expect((await failure(again.request('POST', '/user/account/sign/up', other))).code).toBe('phoneTaken');
});

test('tells whether somebody has a user name [§7.3 /account/username]', async () => {
  const { email } = await signUp(shop.openBrowser(), { phone: '0501234567' });
  const ask = (username: string) => shop.openBrowser().read('POST', '/user/account/username', { username });
  expect(await ask(email.toUpperCase())).toEqual({ exists: true, methods: ['password', 'code'] });
  expect(await ask('050 123 45 67')).toEqual({ exists: true, methods: ['password'] });
  expect(await ask('nobody@example.com')).toEqual({ exists: false, methods: [] });
  const wrong = shop.openBrowser().request('POST', '/user/account/username', { username: 'olena' });
  expect((await failure(wrong)).fields).toHaveProperty('username');
});

test('signs in by e-mail or phone; merges the larger quantities, favourites and comparison', async () => {
  const home = shop.openBrowser();
  const { email } = await signUp(home, { phone: '0991234567' });
  await addToCart(home, 'lamp', 5);
  await addToCart(home, 'cable', 1);
  await home.read('POST', '/user/catalog/product/favorite/add', { productId: shop.ids.lamp });
  await home.read('POST', '/user/catalog/product/comparison/add', { productId: shop.ids.lamp });
  const phone = shop.openBrowser();
  await addToCart(phone, 'lamp', 2);
  await addToCart(phone, 'cable', 7);
  await addToCart(phone, 'router', 1);
  for (const code of ['lamp', 'router']) {
    await phone.read('POST', '/user/catalog/product/favorite/add', { productId: shop.ids[code] });
    await phone.read('POST', '/user/catalog/product/comparison/add', { productId: shop.ids[code] });
  }
  const signedIn = await phone.read('POST', '/user/account/sign/in', { username: '0991234567', password });
  expect(signedIn).toMatchObject({ email, merged: { cart: 3, favorites: 1, comparison: 1 } });
  expect(await cartOf(phone)).toEqual({ lamp: 5, cable: 7, router: 1 });
  expect(await cartOf(home)).toEqual({ lamp: 5, cable: 7, router: 1 });
  expect(await phone.read('GET', '/user/catalog/product/list/favorite')).toHaveLength(2);
  const compared = (await phone.read('GET', '/user/catalog/product/list/comparison')) as { groups: { products: [] }[] };
  expect(compared.groups[0]?.products).toHaveLength(2);
});

test('brings the coupon that was put in last and what was saved for later to the account', async () => {
  const home = shop.openBrowser();
  const { email } = await signUp(home);
  const coupon = { email, discount: 5, created_at: new Date(), expires_at: new Date(Date.now() + 3_600_000) };
  for (const code of ['OLDER', 'NEWER']) {
    const row = { ...coupon, code, reason: code, used_at: null };
    await shop.database.db.insertInto('coupon').values(row).execute();
  }
  const useCoupon = (browser: TestBrowser, code: string) =>
    browser.read('POST', '/user/catalog/product/cart/coupon/add', { code });
  const save = (browser: TestBrowser, code: string) =>
    browser.read('POST', '/user/catalog/product/cart/save', { productId: shop.ids[code] });
  await addToCart(home, 'lamp', 1);
  await addToCart(home, 'cable', 1);
  await useCoupon(home, 'OLDER');
  await save(home, 'cable');
  const guest = shop.openBrowser();
  await addToCart(guest, 'cable', 3);
  await addToCart(guest, 'router', 1);
  await save(guest, 'cable');
  await useCoupon(guest, 'NEWER');
  await guest.read('POST', '/user/account/sign/in', { username: email, password });
  expect(await guest.read('GET', '/user/catalog/product/list/cart/saved')).toMatchObject([
    { product: { code: 'cable' }, quantity: 3 },
  ]);
  expect(await home.read('GET', '/user/catalog/product/cart/summary')).toMatchObject({ coupon: { code: 'NEWER' } });
  expect(await cartOf(home)).toEqual({ lamp: 1, router: 1 });
});

test('merges once when two tabs sign in at the same time', async () => {
  const { email } = await signUp(shop.openBrowser());
  const tab = shop.openBrowser();
  await addToCart(tab, 'lamp', 3);
  const cookie = tab.cookie() ?? '';
  const answers = await Promise.all(
    Array.from({ length: 4 }, () =>
      shop.openBrowser().request('POST', '/user/account/sign/in', { username: email, password }, { cookie }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const merged = await Promise.all(
    answers.map(async (answer) => ((await answer.json()) as { data: { merged: { cart: number } } }).data.merged.cart),
  );
  expect(merged.sort()).toEqual([0, 0, 0, 1]);
  const other = shop.openBrowser();
  await other.read('POST', '/user/account/sign/in', { username: email, password });
  expect(await cartOf(other)).toEqual({ lamp: 3 });
});

test('says the same of a wrong password and an unknown user name', async () => {
  const { email } = await signUp(shop.openBrowser());
  const attempt = (username: string) =>
    failure(shop.openBrowser().request('POST', '/user/account/sign/in', { username, password: 'wrong-password' }));
  expect(await attempt(email)).toEqual(await attempt('nobody@example.com'));
  expect(await attempt(email)).toMatchObject({ status: 400, code: 'badCredentials' });
});

test('replaces the session at sign-in and ends it at sign-out with an empty anonymous one [§6.1 §7.3 /account/sign/out]', async () => {
  const { email } = await signUp(shop.openBrowser());
  const browser = shop.openBrowser();
  await addToCart(browser, 'lamp', 1);
  const anonymous = browser.cookie() ?? '';
  const answer = await browser.request('POST', '/user/account/sign/in', { username: email, password, remember: false });
  const [sid = '', hint = ''] = answer.headers.getSetCookie();
  expect(sid).not.toContain('Max-Age');
  expect(hint).toMatch(/^shopper=1;/);
  const planted = await shop.openBrowser().request('GET', '/user/account/me', undefined, { cookie: anonymous });
  expect(await planted.json()).toEqual({ data: null });
  const left = browser.cookie() ?? '';
  const out = await browser.request('POST', '/user/account/sign/out', {});
  expect(out.headers.getSetCookie().map((line) => line.split(';')[0])).toEqual(['__Host-sid=', 'shopper=']);
  expect(await me(browser)).toBeNull();
  expect(await cartOf(browser)).toEqual({});
  const stolen = await shop.openBrowser().request('GET', '/user/account/me', undefined, { cookie: left });
  expect(await stolen.json()).toEqual({ data: null });
});

test('signs in with a code of six digits, once, and counts the wrong ones', async () => {
  const { email } = await signUp(shop.openBrowser());
  const browser = shop.openBrowser();
  const send = () => browser.read('POST', '/user/account/sign/code/send', { username: email });
  const verify = (code: string) => browser.request('POST', '/user/account/sign/code/verify', { username: email, code });
  expect(await send()).toEqual({ channel: 'email', ttl: 300, resendIn: 60 });
  await send();
  const codes = (await outbox(email)).filter(({ kind }) => kind === 'code');
  expect(codes).toHaveLength(1);
  const code = /\d{6}/.exec(codes[0]?.text ?? '')?.[0] ?? '';
  const wrong = code === '000000' ? '000001' : '000000';
  expect(await failure(verify(wrong))).toMatchObject({ status: 400, code: 'badCode', details: { left: 4 } });
  const answers = await Promise.all([verify(code), verify(code)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  expect(await me(browser)).toMatchObject({ email, emailConfirmed: true });
  expect((await verify(code)).status).toBe(410);
  shop.clock.set(new Date(Date.now() + 61_000));
  await send();
  const later = (await outbox(email))
    .filter(({ kind }) => kind === 'code')
    .map(({ text }) => /\d{6}/.exec(text)?.[0] ?? '');
  expect(later).toHaveLength(2);
  shop.clock.set(new Date(Date.now() + 362_000));
  for (const late of later) expect((await verify(late)).status).toBe(410);
});

test('gives up a code after five wrong tries, and never says that nobody has a user name', async () => {
  const { email } = await signUp(shop.openBrowser());
  const browser = shop.openBrowser();
  await browser.read('POST', '/user/account/sign/code/send', { username: email });
  const code = /\d{6}/.exec((await outbox(email))[0]?.text ?? '')?.[0] ?? '';
  const wrong = code === '000000' ? '000001' : '000000';
  const body = { username: email, code: wrong };
  for (let left = 4; left >= 0; left -= 1) {
    const answer = failure(browser.request('POST', '/user/account/sign/code/verify', body));
    expect((await answer).details).toEqual({ left });
  }
  const last = browser.request('POST', '/user/account/sign/code/verify', { username: email, code });
  expect((await last).status).toBe(410);
  const unknown = { username: '0970000000' };
  expect(await browser.read('POST', '/user/account/sign/code/send', unknown)).toMatchObject({ channel: 'sms' });
  expect(await browser.read('POST', '/user/account/recovery/send', unknown)).toEqual({ ttl: 3600 });
  expect(await outbox('+380970000000')).toEqual([]);
});

test('sends codes and links to a phone only where it was proved: whoever claimed another’s would be let in by its owner', async () => {
  const browser = shop.openBrowser();
  const phone = '+380501119922';
  await signUp(browser, { phone });
  const visitor = shop.openBrowser();
  const ask = async () => {
    await visitor.read('POST', '/user/account/sign/code/send', { username: phone });
    await visitor.read('POST', '/user/account/recovery/send', { username: phone });
    return (await outbox(phone)).map(({ kind }) => kind).sort();
  };
  expect(await ask()).toEqual([]);
  await browser.read('POST', '/user/account/update', { phone });
  const code = /\d{6}/.exec((await outbox(phone))[0]?.text ?? '')?.[0];
  await browser.read('POST', '/user/account/phone/confirm', { code });
  expect(await ask()).toEqual(['code', 'code', 'recovery']);
});

test('limits tries by user name, whatever session cookies come along', async () => {
  const limits = { signIn: { requests: 5, windowMs: 900_000 }, username: { requests: 20, windowMs: 3_600_000 } };
  const limited = shop.startBeside({ rateLimits: limits });
  const attempt = (username: string) =>
    limited.openBrowser().request('POST', '/user/account/sign/in', { username, password: 'wrong-password' });
  for (let tried = 0; tried < 5; tried += 1) expect((await attempt('a@example.com')).status).toBe(400);
  const refused = await attempt('A@example.com');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '180']);
  expect((await attempt('b@example.com')).status).toBe(400);
  const browser = limited.openBrowser();
  const ask = () => browser.request('POST', '/user/account/username', { username: 'a@example.com' });
  for (let asked = 0; asked < 20; asked += 1) expect((await ask()).status).toBe(200);
  expect((await ask()).status).toBe(429);
});

test('keeps a password of before in today’s way when it is next typed, and only then', async () => {
  const { email } = await signUp(shop.openBrowser());
  const { db } = shop.database;
  const kept = async () =>
    (await db.selectFrom('account').select('password_hash').where('email', '=', email).executeTakeFirstOrThrow())
      .password_hash;
  const salt = Buffer.alloc(16);
  const key = scryptSync(password.normalize('NFKC'), salt, 32, { N: 16, r: 1, p: 1 });
  const old = `scrypt$4$1$1$${salt.toString('base64url')}$${key.toString('base64url')}`;
  await db.updateTable('account').set({ password_hash: old }).where('email', '=', email).execute();
  const signIn = (secret: string) =>
    shop.openBrowser().request('POST', '/user/account/sign/in', { username: email, password: secret });
  expect((await signIn('wrong-password')).status).toBe(400);
  expect(await kept()).toBe(old);
  expect((await signIn(password)).status).toBe(200);
  expect(await kept()).toMatch(/^\$argon2id\$/);
  expect((await signIn(password)).status).toBe(200);
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readBrand } from '@vitryna/brand';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { plainConfig } from '../shared/plain-config.ts';
import { saveSetting } from '../shared/setting-repository.ts';

const path = '/user/marketing/event';
let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const guard = { extraNote: '', startedAt: Date.now() - 60_000 };
const subscription = { event: 'subscriptionWithCoupon', email: 'olena@example.com', isConfirmed: true, name: 'Олена' };
const callback = {
  event: 'callback',
  name: 'Іван',
  phone: '067 123-45-67',
  agree: true,
  page: '/ua/catalog',
  ...guard,
};
const installer = {
  event: 'subscriptionInstaller',
  name: 'Іван Франко',
  phone: '0671234567',
  email: 'ivan@example.com',
  city: '8d5a980d-391c-11dd-90d9-001a92567626',
  specializations: ['video', 'solar'],
  agree: true,
  ...guard,
};
const send = (body: unknown, headers: Record<string, string> = {}) =>
  shop.openBrowser().request('POST', path, body, headers);
const outbox = async (to: string) =>
  (await shop.openBrowser().read('GET', `/__dev/outbox?to=${encodeURIComponent(to)}`)) as {
    subject: string;
    text: string;
    links: string[];
    locale: string;
  }[];
const count = async (table: 'subscription' | 'coupon' | 'form_request' | 'outbox_message') =>
  (await shop.database.db.selectFrom(table).selectAll().execute()).length;

test('gives one coupon to an address, also in an e-mail, and says so the second time [§1.5 §7.3 /marketing/event]', async () => {
  const answer = await send(subscription);
  const { data } = (await answer.json()) as { data: { coupon: string; discount: number; expiresAt: string } };
  expect(data.coupon).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  expect(data.discount).toBe(5);
  expect(Date.parse(data.expiresAt)).toBeGreaterThan(Date.now() + 29 * 86_400_000);
  const [mail] = await outbox('olena@example.com');
  expect(mail?.text).toContain(data.coupon);
  expect(mail?.links[0]).toBe('https://shop.example/');
  const again = await send({ ...subscription, email: ' Olena@Example.com ' });
  expect(again.status).toBe(409);
  expect(((await again.json()) as { error: { code: string } }).error.code).toBe('alreadySubscribed');
  expect(await outbox('olena@example.com')).toHaveLength(1);
});

test.each([
  [false, 'uk', /Назвіть його, замовляючи телефоном: 0 800 000 000\./],
  [false, 'ru', /Назовите его при заказе по телефону: 0 800 000 000\./],
  [true, 'uk', /Введіть його в кошику\./],
  [true, 'ru', /Введите его в корзине\./],
])(
  'says in answer and e-mail where a coupon can be used: in the cart %s, in %s',
  async (couponsInCart, locale, words) => {
    await saveSetting(shop.database.db, 'config', { ...plainConfig(readBrand()), features: { couponsInCart } });
    const email = `${locale}-${couponsInCart}@example.com`;
    const answer = await send({ ...subscription, email }, { 'x-locale': locale });
    expect(await answer.json()).toMatchObject({ data: { isForCart: couponsInCart } });
    expect((await outbox(email))[0]?.text).toMatch(words);
  },
);

test('gives one coupon when the same address asks many times at once', async () => {
  const asked = { ...subscription, email: 'many@example.com' };
  const statuses = await Promise.all(Array.from({ length: 12 }, async () => (await send(asked)).status));
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(11);
  expect(await outbox('many@example.com')).toHaveLength(1);
});

test('keeps the consent to mailings apart, and writes in the language of the shopper', async () => {
  await send({ ...subscription, email: 'terms@example.com' });
  await send({ ...subscription, email: 'news@example.com', marketing: true }, { 'x-locale': 'ru' });
  const rows = await shop.database.db
    .selectFrom('subscription')
    .select(['email', 'marketing_since'])
    .where('email', 'in', ['terms@example.com', 'news@example.com'])
    .orderBy('email')
    .execute();
  expect(rows).toEqual([
    { email: 'news@example.com', marketing_since: expect.any(Date) },
    { email: 'terms@example.com', marketing_since: null },
  ]);
  expect((await outbox('news@example.com'))[0]).toMatchObject({
    locale: 'ru',
    links: ['https://shop.example/ru', expect.any(String)],
  });
});

test('puts no foreign text into an e-mail', async () => {
  await send({ ...subscription, email: 'victim@example.com', name: 'Win at https://evil.example' });
  expect((await outbox('victim@example.com'))[0]?.text).not.toContain('evil');
});

test('lets an address off the list by the link of its e-mail', async () => {
  await send({ ...subscription, email: 'leaving@example.com', marketing: true });
  const owner = shop.openBrowser();
  const account = {
    firstName: 'Іван',
    email: 'leaving@example.com',
    password: 'каштан-7-липа',
    agree: true,
    marketing: true,
  };
  await owner.read('POST', '/user/account/sign/up', account);
  const mail = (await outbox('leaving@example.com')).find(({ links }) => links.length === 2);
  const { searchParams } = new URL(mail?.links[1] ?? '');
  const order = { token: searchParams.get('unsubscribe'), list: searchParams.get('list') };
  const browser = shop.openBrowser();
  expect(await browser.read('POST', '/user/marketing/unsubscribe', order)).toBeNull();
  expect(await browser.read('POST', '/user/marketing/unsubscribe', order)).toBeNull();
  const row = await shop.database.db
    .selectFrom('subscription')
    .select(['marketing_since', 'unsubscribed_at'])
    .where('email', '=', 'leaving@example.com')
    .executeTakeFirst();
  expect(row).toEqual({ marketing_since: null, unsubscribed_at: expect.any(Date) });
  expect(await owner.read('GET', '/user/account/me')).toMatchObject({ consents: { marketingEmail: false } });
  const wrong = { token: 'x', list: 'discounts' };
  expect((await browser.request('POST', '/user/marketing/unsubscribe', wrong)).status).toBe(410);
});

test('keeps an application of an installer once [§1.5]', async () => {
  expect(await (await send(installer)).json()).toEqual({ data: { id: expect.any(String), status: 'pending' } });
  expect((await send(installer)).status).toBe(409);
});

test('keeps a message with its phone in international form', async () => {
  const answer = await send(callback);
  const { data } = (await answer.json()) as { data: { id: string } };
  const row = await shop.database.db
    .selectFrom('form_request')
    .selectAll()
    .where('id', '=', data.id)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    event: 'callback',
    phone: '+380671234567',
    page: '/ua/catalog',
    has_marketing_consent: false,
  });
});

test('keeps what somebody proposes to write, and says so by e-mail [§2.6 blog]', async () => {
  const proposal = {
    ...callback,
    event: 'becomeAuthor',
    phone: undefined,
    email: 'author@example.com',
    body: 'Монтажник',
  };
  expect((await send({ ...proposal, subject: 'Як заземлити щоглу' })).status).toBe(200);
  const [mail] = await outbox('author@example.com');
  expect(mail?.text).toContain('Як заземлити щоглу');
  expect(mail?.links).toEqual(['https://shop.example/ua/blog']);
  await send({ ...proposal, email: 'other@example.com', subject: 'Дивіться https://evil.example' });
  expect((await outbox('other@example.com'))[0]?.text).not.toContain('evil');
});

test.each([
  ['feedback', 'uk', 'Ваше повідомлення отримано', /Відповімо на цю адресу протягом одного робочого дня\./],
  ['wholesale', 'ru', 'Ваш запрос на оптовую закупку получен', /Позвоним вам в течение одного рабочего дня\./],
])('repeats by e-mail what a form sent, and says when it is answered: %s', async (event, locale, subject, when) => {
  const email = `${event}@example.com`;
  await send({ ...callback, event, email, body: 'Потрібно 40 камер\nна склад' }, { 'x-locale': locale });
  const [mail, ...others] = await outbox(email);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ locale, subject });
  expect(mail?.text).toContain('Потрібно 40 камер на склад');
  expect(mail?.text).toContain('+380671234567');
  expect(mail?.text).toMatch(when);
});

test('keeps the estimate of an installation with its request, and says it by e-mail', async () => {
  const house = { least: 18_900, start: 13_700, camera: 1_300, areaOfCamera: 50 };
  await saveSetting(shop.database.db, 'services', { rates: { house } });
  const asked = { ...callback, event: 'service', email: 'house@example.com', place: 'house', cameras: 8, estimate: 1 };
  const { data } = (await (await send(asked)).json()) as { data: { id: string } };
  const row = await shop.database.db
    .selectFrom('form_request')
    .select('details')
    .where('id', '=', data.id)
    .executeTakeFirstOrThrow();
  expect(row.details).toMatchObject({ place: 'house', cameras: 8, estimate: { from: { amount: 24_100 } } });
  const text = (await outbox('house@example.com'))[0]?.text.replaceAll(/\s/g, ' ');
  expect(text).toMatch(/від 24 100 ₴ до 33 800 ₴, без обладнання/);
});

test('repeats no addresses that somebody may have typed for another', async () => {
  await send({ ...callback, event: 'service', email: 'stranger@example.com', body: 'Виграш на evil.example' });
  expect((await outbox('stranger@example.com'))[0]?.text).not.toContain('evil');
});

test('tells an installer once that the application has come', async () => {
  const application = { ...installer, email: 'installer@example.com' };
  await send(application);
  await send(application);
  const mails = await outbox('installer@example.com');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toMatch(/протягом двох робочих днів/);
});

const feedback = { ...callback, event: 'feedback', phone: undefined, email: 'a@b.ua', body: 'Дякую' };
test.each([
  ['name', { ...subscription, name: ' ' }],
  ['email', { ...subscription, email: 'olena@' }],
  ['isConfirmed', { ...subscription, isConfirmed: false }],
  ['event', { ...subscription, event: 'other' }],
  ['name', { ...installer, name: 'R2D2' }],
  ['specializations', { ...installer, specializations: [] }],
  ['edrpou', { ...installer, edrpou: '123' }],
  ['city', { ...installer, city: undefined }],
  ['phone', { ...callback, phone: '12345' }],
  ['phone', { ...callback, phone: undefined }],
  ['agree', { ...callback, agree: false }],
  ['files', { ...callback, files: [{}] }],
  ['page', { ...callback, page: 'https://elsewhere.example' }],
  ['email', { ...feedback, email: undefined }],
  ['body', { ...feedback, body: '' }],
])('answers 400 with the field %s [§5.6 §5.7]', async (field, body) => {
  const answer = await send(body);
  expect(answer.status).toBe(400);
  expect(Object.keys(((await answer.json()) as { error: { fields: object } }).error.fields)).toEqual([field]);
});

test.each([
  ['a filled trap', { ...subscription, extraNote: 'https://spam.example' }],
  ['a form shown a moment ago, or not yet', { ...subscription, startedAt: Date.now() + 60_000 }],
  [
    'a form sent 1.4 s after it was shown, by the clock of the browser',
    { ...subscription, startedAt: 1000, sentAt: 2400 },
  ],
  ['an application without a time', { ...installer, startedAt: undefined }],
  ['a callback without a time', { ...callback, startedAt: undefined }],
  ['a callback from a trap', { ...callback, extraNote: 'x' }],
])('asks once more for what looks like a robot’s: %s', async (_name, body) => {
  const before = [await count('subscription'), await count('form_request'), await count('outbox_message')];
  const answer = await send({ ...body, ...('email' in body && { email: 'robot@example.com' }) });
  expect([answer.status, await answer.json()]).toMatchObject([400, { error: { code: 'suspected' } }]);
  expect([await count('subscription'), await count('form_request'), await count('outbox_message')]).toEqual(before);
});

test('takes a form from a browser whose clock is an hour ahead', async () => {
  const startedAt = Date.now() + 3_600_000;
  const before = await count('form_request');
  await send({ ...callback, startedAt, sentAt: startedAt + 1500 });
  expect(await count('form_request')).toBe(before + 1);
});

test('answers 429 after five forms, not counting those with a mistake', async () => {
  const limited = shop.startBeside({ rateLimits: { forms: { requests: 5, windowMs: 600_000 } } });
  const browser = limited.openBrowser();
  const ask = async (body: unknown) => (await browser.request('POST', path, body)).status;
  expect(await ask({ ...callback, agree: false })).toBe(400);
  for (let sent = 0; sent < 5; sent += 1) expect(await ask(callback)).toBe(200);
  const refused = await browser.request('POST', path, callback);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '120']);
  await browser.read('POST', '/__dev/reset', {});
  expect(await ask(callback)).toBe(200);
});

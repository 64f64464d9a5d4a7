import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readBrand } from '@vitryna/brand';
import type { Locale } from '@vitryna/contracts/constants';
import { paths } from '@vitryna/routing';
import { makeOrder, wholeOrder } from '../../testing/checkout.ts';
import { createTestApp, type TestApp, testBankSecret } from '../../testing/test-app.ts';
import { openTestBrowser } from '../../testing/test-browser.ts';
import { readPayToken } from '../payment/sandbox.ts';
import { signMessage } from '../payment/signed-message.ts';
import { plainConfig } from '../shared/plain-config.ts';
import { saveSetting } from '../shared/setting-repository.ts';
import { operateOrder } from './operate-order.ts';
import { doOrderChores } from './order-chores.ts';

let shop: TestApp;
const config = plainConfig(readBrand());

beforeAll(async () => {
  shop = await createTestApp([
    { code: 'lamp', price: 10_599 },
    { code: 'cable', price: 33.33 },
  ]);
  await saveSetting(shop.database.db, 'config', config);
});
afterAll(() => shop.close());

type Kept = { id: number; kind: string; channel: string; subject: string; text: string; links: string[] };

/** What was written to an address, the first first. */
const writtenTo = async (to: string) =>
  ((await shop.openBrowser().read('GET', `/__dev/outbox?to=${encodeURIComponent(to)}`)) as Kept[]).reverse();

/** What a reader sees of the HTML of a message. */
async function htmlOf({ id }: Kept): Promise<string> {
  const html = await (await shop.app.request(`/__dev/outbox/${id}`)).text();
  return html
    .replace(/<style>.*?<\/style>|<title>.*?<\/title>|<[^>]+>/gs, ' ')
    .replaceAll('&nbsp;', ' ')
    .replace(/\s+/g, ' ');
}
const plain = (text: string) => text.replace(/\s+/g, ' ');

let people = 0;
function nextEmail(): string {
  people += 1;
  return `buyer-${people}@example.com`;
}
const orderFor = (email: string | undefined, changes: object = {}) =>
  makeOrder(shop, { lamp: 1, cable: 2 }, { recipient: { ...wholeOrder.recipient, email }, ...changes });
const operate = (...[number, step]: [string, Parameters<typeof operateOrder>[2]]) =>
  operateOrder(shop.database.db, number, step, { publicUrl: 'https://shop.example', now: new Date() });

const said: Record<Locale, string[]> = {
  uk: [
    'Вітаємо, Олена!',
    'Разом: 10 665,66 ₴',
    'Доставка: Самовивіз',
    'Куди: Магазин на Хрещатику, Київ, вул. Хрещатик, 22',
    'Вартість доставки: безкоштовно',
    'Отримувач: Олена Шевченко, +380671234567',
    'Оплата: Під час отримання',
    `Телефонуйте: ${config.phone}`,
  ],
  ru: [
    'Здравствуйте, Олена!',
    'Итого: 10 665,66 ₴',
    'Доставка: Самовывоз',
    'Куда: Магазин на Крещатике, Киев, ул. Крещатик, 22',
    'Стоимость доставки: бесплатно',
    'Получатель: Олена Шевченко, +380671234567',
    'Оплата: При получении',
    `Звоните: ${config.phone}`,
  ],
};

test.each(['uk', 'ru'] as const)('tells all of an order in its e-mail, as text and as HTML (%s)', async (locale) => {
  const email = nextEmail();
  const inLocale = (path: string, init: RequestInit) =>
    shop.app.request(path, { ...init, headers: { ...init.headers, 'x-locale': locale } });
  const app = { ...shop, openBrowser: () => openTestBrowser({ request: inLocale }, shop.log) };
  const { id, number } = await makeOrder(app, { lamp: 1, cable: 2 }, { recipient: { ...wholeOrder.recipient, email } });
  const [message] = await writtenTo(email);
  if (message === undefined) throw new Error('nothing was written');
  const [text, html] = [plain(message.text), await htmlOf(message)];
  for (const part of [number, ...said[locale]]) {
    expect(text).toContain(part);
    for (const half of part.split(/: /)) expect(html).toContain(half);
  }
  for (const part of ['10 599 ₴', '66,66 ₴']) expect([text.includes(part), html.includes(part)]).toEqual([true, true]);
  expect(text).toMatch(/ × 1: 10 599 ₴ .+ × 2: 66,66 ₴/);
  const [link = ''] = message.links;
  expect(text).not.toContain('грн');
  const token = new URL(link).searchParams.get('token') ?? '';
  expect(link).toBe(`https://shop.example${paths.order(locale, { orderId: id, token })}`);
  const seen = await shop.openBrowser().read('GET', `/user/order/view?orderId=${id}&token=${token}`);
  expect(seen).toMatchObject({ access: 'owner', number });
});

test('writes at each step of an order, with the waybill, the reason and the money that goes back', async () => {
  const email = nextEmail();
  const { number } = await orderFor(email);
  await operate(number, { action: 'confirm' });
  await operate(number, { action: 'ship', ttn: '20450000000001' });
  await operate(number, { action: 'deliver' });
  await doOrderChores(shop.database.db, [], {
    publicUrl: 'https://shop.example',
    now: new Date(Date.now() + 4 * 86_400_000),
  });
  const steps = await writtenTo(email);
  expect(steps.map(({ kind }) => kind)).toEqual([
    ...['order-new', 'order-confirmed', 'order-shipped', 'order-delivered', 'order-feedback'],
  ]);
  expect(steps[2]?.text).toContain('Номер накладної: 20450000000001');
  expect(steps[2]?.links).toEqual([expect.stringContaining('/order/'), expect.stringContaining('20450000000001')]);
  for (const { text } of steps.slice(0, 4)) expect(plain(text)).toContain('10 599 ₴');

  const other = nextEmail();
  const company = { name: 'ТОВ «Зоря»', edrpou: '14360570' };
  const { browser, id, number: paid } = await orderFor(other, { payment: { method: 'invoice', company } });
  await operate(paid, { action: 'mark-paid' });
  await browser.read('POST', '/user/order/cancel', { orderId: id, reason: 'tooLong' });
  const [taken, , cancelled] = await writtenTo(other);
  expect(taken?.text).toContain('щойно рахунок буде сплачено');
  expect(plain(cancelled?.text ?? '')).toMatch(/скасовано\. Покупцеві довго чекати\. Повернемо 10 665,66 ₴/);
});

test('puts nothing that somebody typed and that leads elsewhere into an e-mail', async () => {
  const email = nextEmail();
  const street = { name: 'Виграш на evil.example' };
  const [city] = (await shop.openBrowser().read('GET', '/user/delivery/city/popular')) as { ref: string }[];
  const delivery = city && { method: 'courier', cityRef: city.ref, street, house: 'www.evil', flat: '7' };
  const recipient = { ...wholeOrder.recipient, email, firstName: 'Виграш' };
  const made = await makeOrder(shop, { lamp: 1 }, { recipient, ...(delivery && { delivery }) });
  const comment = 'Заберіть приз: https://evil.example';
  await made.browser.read('POST', '/user/order/cancel', { orderId: made.id, reason: 'other', comment });
  for (const { text } of await writtenTo(email)) expect(text).not.toContain('evil');
});

test('says that a bank has declined, and that it has given the money back', async () => {
  const email = nextEmail();
  const { payment, browser, id } = await orderFor(email, { payment: { method: 'card' } });
  const tell = async (url: string, state: 'failed' | 'paid' | 'refunded') => {
    const token = new URL(url).pathname.split('/').at(-1) ?? '';
    const attemptId = readPayToken(token, testBankSecret)?.attemptId;
    const event = { attemptId, state, amount: 1_066_566, failure: state === 'failed' ? 'declined' : null };
    const body = JSON.stringify(signMessage(event, testBankSecret));
    const headers = { 'content-type': 'application/json' };
    await shop.app.request('/user/payment/callback/sandbox', { method: 'POST', body, headers });
  };
  const urlOf = (start: unknown) => (start as { url: string }).url;
  await tell(urlOf(payment), 'failed');
  const again = urlOf(await browser.read('POST', '/user/order/payment/init', { orderId: id, method: 'card' }));
  await tell(again, 'paid');
  await tell(again, 'refunded');
  const reported = await writtenTo(email);
  expect(reported.map(({ kind }) => kind)).toEqual([
    ...['order-awaitingPayment', 'order-paymentFailed', 'order-paid', 'order-refunded'],
  ]);
  expect(reported[1]?.text).toContain('Оплатити можна на сторінці замовлення:\nhttps://shop.example/ua/order/');
  expect(plain(reported[2]?.text ?? '')).toContain('Оплата: Карткою онлайн, оплачено');
});

test('says in a text message no more than one needs, with the sum as everywhere', async () => {
  const phone = '+380503334455';
  const browser = shop.openBrowser();
  const asked = { productId: shop.ids.lamp, phone, name: 'Олена', agree: true, extraNote: '', startedAt: 1 };
  const { number } = (await browser.read('POST', '/user/order/quick', asked)) as { number: string };
  await operate(number, { action: 'confirm' });
  await operate(number, { action: 'ship', ttn: '20450000000001' });
  await operate(number, { action: 'deliver' });
  const reported = (await writtenTo(phone)).map(({ channel, text }) => [channel, plain(text).replace(/https:.+$/, '')]);
  expect(reported).toEqual([
    ['sms', `Замовлення ${number} прийнято, 10 599 ₴: `],
    ['sms', `Замовлення ${number} підтверджено: `],
    ['sms', `Замовлення ${number} в дорозі, 20450000000001: `],
  ]);
});

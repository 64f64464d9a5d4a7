import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readBrand } from '@vitryna/brand';
import type { Order } from '@vitryna/contracts/api';
import { extractText, getDocumentProxy } from 'unpdf';
import { makeOrder } from '../../testing/checkout.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { savePayee } from '../invoice/payee.ts';
import { plainConfig } from '../shared/plain-config.ts';
import { saveSetting } from '../shared/setting-repository.ts';

let shop: TestApp;
const brand = readBrand();

beforeAll(async () => {
  shop = await createTestApp([
    { code: 'lamp', price: 1250.5, previousPrice: 1500 },
    { code: 'cable', price: 33.33 },
  ]);
  await saveSetting(shop.database.db, 'config', plainConfig(brand));
  await savePayee(shop.database.db, brand.payee ?? null);
});
afterAll(() => shop.close());

const company = { name: 'ТОВ «Зоря»', edrpou: '14360570' };
const orderByInvoice = () => makeOrder(shop, { lamp: 2, cable: 3 }, { payment: { method: 'invoice', company } });
const seeOrder = (browser: TestBrowser, id: string, token = '') =>
  browser.read('GET', `/user/order/view?orderId=${id}${token}`) as Promise<Order>;

async function readPdf(answer: Response): Promise<string> {
  const pages = await extractText(await getDocumentProxy(new Uint8Array(await answer.arrayBuffer())), {
    mergePages: true,
  });
  return pages.text.replace(/\s+/g, ' ');
}

test('gives a company the invoice of its order, which says what the order says', async () => {
  const { browser, id, number } = await orderByInvoice();
  const order = await seeOrder(browser, id);
  const answer = await browser.request('GET', order.payment.invoiceUrl ?? '');
  const headers = ['content-type', 'cache-control'].map((name) => answer.headers.get(name));
  expect([answer.status, ...headers]).toEqual([200, 'application/pdf', 'no-store']);
  expect(answer.headers.get('content-disposition')).toBe(`inline; filename="invoice-${number}.pdf"`);
  const text = await readPdf(answer);
  expect(text).toContain(`№ ${number}`);
  expect(text).toContain('ТОВ «Зоря» код ЄДРПОУ 14360570');
  const written = (amount: number) => amount.toFixed(2).replace('.', ',');
  for (const { product, quantity, priceAtOrder } of order.lines)
    expect(text).toContain(
      `${product.name.uk} ${quantity} шт ${written(priceAtOrder.amount)} ${written(priceAtOrder.amount * quantity)}`,
    );
  expect(text).toContain(`Усього до сплати ${written(order.summary.total.amount)}`);
  const russian = await browser.request('GET', `/user/order/invoice?orderId=${id}&locale=ru`);
  expect(await readPdf(russian)).toContain(`Счёт на оплату № ${number}`);
});

test('shows it to the reader of an e-mail, and to nobody else', async () => {
  const { browser, id, number } = await orderByInvoice();
  const mails = (await browser.read('GET', '/__dev/outbox')) as { links: string[]; text: string }[];
  const link = mails.find(({ text }) => text.includes(number))?.links[0] ?? '';
  const token = new URL(link).searchParams.get('token');
  const stranger = shop.openBrowser();
  const { invoiceUrl } = (await seeOrder(stranger, id, `&token=${token}`)).payment;
  expect((await stranger.request('GET', invoiceUrl ?? '')).status).toBe(200);
  const refused = ['', `?orderId=${id}`, `?orderId=${id}&token=${'0'.repeat(20)}`, `?orderId=${id}&locale=en`];
  for (const query of refused) {
    expect((await stranger.request('GET', `/user/order/invoice${query}`)).status).toBe(404);
  }
});

test('writes none for other orders, for one that is given up, and for a shop that names no account', async () => {
  const cash = await makeOrder(shop, { cable: 1 });
  expect((await seeOrder(cash.browser, cash.id)).payment.invoiceUrl).toBeNull();
  expect((await cash.browser.request('GET', `/user/order/invoice?orderId=${cash.id}`)).status).toBe(404);
  const { browser, id } = await orderByInvoice();
  await savePayee(shop.database.db, null);
  expect((await seeOrder(browser, id)).payment.invoiceUrl).toBeNull();
  expect((await browser.request('GET', `/user/order/invoice?orderId=${id}`)).status).toBe(404);
  await savePayee(shop.database.db, brand.payee ?? null);
  await browser.read('POST', '/user/order/cancel', { orderId: id, reason: 'mistake' });
  expect((await seeOrder(browser, id)).payment.invoiceUrl).toBeNull();
});

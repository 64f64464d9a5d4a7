import { randomUUID } from 'node:crypto';
import type { CartSummary, OrderCreated } from '@vitryna/contracts/api';
import type { TestApp } from './test-app.ts';
import type { TestBrowser } from './test-browser.ts';

/** An order that fits every cart, but for what the shopper saw. */
export const wholeOrder = {
  recipient: { firstName: 'Олена', lastName: 'Шевченко', phone: '067 123-45-67', email: 'olena@example.com' },
  delivery: { method: 'pickup', pointId: 'kyiv-1' },
  payment: { method: 'cashOnDelivery' },
  agree: true,
};

/** A browser with products in its cart. */
export async function openWithCart(shop: TestApp, products: Record<string, number>): Promise<TestBrowser> {
  const browser = shop.openBrowser();
  for (const [code, quantity] of Object.entries(products)) {
    await browser.read('POST', '/user/catalog/product/cart/add', { productId: shop.ids[code], quantity });
  }
  return browser;
}

/** The shopper's view of the cart's sum. */
export async function seeTotal(browser: TestBrowser): Promise<{ total: number; hash: string }> {
  const summary = (await browser.read('GET', '/user/catalog/product/cart/summary')) as CartSummary;
  return { total: summary.total.amount, hash: summary.hash };
}

type Answer = {
  status: number;
  data?: OrderCreated;
  error?: { code: string; fields?: object; details?: unknown };
};

/** How often what may pass is sent again. */
const tries = 30;

/** Sends an order of what is in the cart, under a key of its own unless one is given, and again while the store is too busy to answer. */
export async function sendOrder(
  browser: TestBrowser,
  changes: object = {},
  key: string = randomUUID(),
): Promise<Answer> {
  const body = { ...wholeOrder, expected: await seeTotal(browser), ...changes };
  for (let count = 1; ; count += 1) {
    const answer = await browser.request('POST', '/user/order/create', body, { 'idempotency-key': key });
    const { data, error } = (await answer.json()) as Omit<Answer, 'status'>;
    const isPassing = answer.status === 503 || error?.code === 'inProgress';
    if (!isPassing || count === tries) return { status: answer.status, ...(data && { data }), ...(error && { error }) };
  }
}

/** Makes an order of these products; throws where it is refused. */
export async function makeOrder(shop: TestApp, products: Record<string, number>, changes: object = {}) {
  const browser = await openWithCart(shop, products);
  const { data, error } = await sendOrder(browser, changes);
  if (data === undefined) throw new Error(`no order: ${JSON.stringify(error)}`);
  return { browser, ...data };
}

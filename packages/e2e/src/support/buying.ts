import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { CartSummary, City, ListedWarehouse, OrderCreated, ProductCard } from '@vitryna/contracts/api';
import type { Language } from './languages.ts';
import { baseURL } from './store.ts';

/** The origin that a call of the page's shopper comes from: the store's, also before a page of it is open. */
const originOf = (page: Page): string => new URL(page.url().startsWith('http') ? page.url() : baseURL).origin;

/** Asks the store API in the name of the page's shopper. */
export async function ask<Answer>(
  page: Page,
  path: string,
  data?: object,
  more: Record<string, string> = {},
): Promise<Answer> {
  const headers = { origin: originOf(page), ...more };
  const answer = await (data ? page.request.post(`/user${path}`, { data, headers }) : page.request.get(`/user${path}`));
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}`);
  return ((await answer.json()) as { data: Answer }).data;
}

async function findAllBuyable(page: Page): Promise<ProductCard[]> {
  const { items } = await ask<{ items: ProductCard[] }>(page, '/catalog/product/list/showcase?block=hits');
  return items.filter(({ status, isOrderable, prices }) => {
    const current = prices.find(({ type }) => type === 'current');
    return status === 'inStock' && isOrderable && (current?.money.amount ?? 0) > 1000;
  });
}

/** A product that can be bought at once. */
export async function findBuyable(page: Page): Promise<ProductCard> {
  const [product] = await findAllBuyable(page);
  if (!product) throw new Error('nothing can be bought');
  return product;
}

/** The page's shopper makes an account, and is signed in; the store is shown to an account in its language. */
export async function signUp(page: Page, email: string, locale?: Language['locale']): Promise<void> {
  await ask(page, '/account/sign/up', { firstName: 'Оксана', email, password: 'каштан-7-липа', agree: true, locale });
}

/** The page's shopper makes an account that knows where to send things. */
export async function makeAccount(page: Page, email: string, locale?: Language['locale']): Promise<void> {
  await signUp(page, email, locale);
  const [city] = await ask<City[]>(page, '/delivery/city/popular');
  const recipient = { firstName: 'Оксана', lastName: 'Шевчук', phone: '+380671234567' };
  const delivery = { method: 'courier', cityRef: city?.ref, street: { name: 'Шевченка' }, house: '7а' };
  await ask(page, '/account/address/add', { recipient, delivery });
}

/** Puts one of them into the cart: the first that other journeys have not bought up. Without a list it is one of the bestsellers. */
export async function putSomething(page: Page, products?: readonly ProductCard[]): Promise<void> {
  const headers = { origin: originOf(page) };
  for (const { id: productId } of products ?? (await findAllBuyable(page))) {
    const answer = await page.request.post('/user/catalog/product/cart/put', { data: { productId }, headers });
    if (answer.ok()) return;
  }
  throw new Error('everything is sold out');
}

/** Where something is sent: a warehouse that takes money as well. */
async function findWarehouse(page: Page) {
  const [city] = await ask<City[]>(page, '/delivery/city/popular');
  const cityRef = city?.ref ?? '';
  const { items } = await ask<{ items: ListedWarehouse[] }>(page, `/delivery/warehouse/list?cityRef=${cityRef}`);
  const warehouseRef = items.find(({ status, cashOnDelivery }) => status === 'working' && cashOnDelivery)?.ref;
  return { method: 'warehouse', cityRef, warehouseRef };
}

const recipientOf = (email: string) => ({ firstName: 'Оксана', lastName: 'Шевчук', phone: '+380671234567', email });

/** The page's shopper comes again: something is in the cart, and all but the last press was done on another day. */
export async function comeAgain(page: Page, payment: object, email = 'oksana@example.com'): Promise<void> {
  await putSomething(page);
  await ask(page, '/checkout/draft', {
    recipient: recipientOf(email),
    delivery: await findWarehouse(page),
    payment,
  });
}

/** The page's shopper has ordered something, which is paid when it comes; tells the order's id. */
export async function placeOrder(page: Page, { locale }: Language, email: string): Promise<string> {
  await putSomething(page);
  const { hash, total } = await ask<CartSummary>(page, '/catalog/product/cart/summary');
  const order = {
    recipient: recipientOf(email),
    delivery: await findWarehouse(page),
    payment: { method: 'cashOnDelivery' },
    agree: true,
    expected: { total: total.amount, hash },
  };
  const headers = { 'idempotency-key': randomUUID(), 'x-locale': locale };
  return (await ask<OrderCreated>(page, '/order/create', order, headers)).id;
}

import type { Page } from '@playwright/test';
import type { City, ListedWarehouse, ProductCard } from '@vitryna/contracts/api';

/** Asks the store API in the name of the page's shopper. */
async function ask<Answer>(page: Page, path: string, data?: object): Promise<Answer> {
  const headers = { origin: new URL(page.url()).origin };
  const answer = await (data ? page.request.post(`/user${path}`, { data, headers }) : page.request.get(`/user${path}`));
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}`);
  return ((await answer.json()) as { data: Answer }).data;
}

/** A product that can be bought at once. */
export async function findBuyable(page: Page): Promise<ProductCard> {
  const { items } = await ask<{ items: ProductCard[] }>(page, '/catalog/product/list/showcase?block=hits');
  const product = items.find(({ status, isOrderable, prices }) => {
    const current = prices.find(({ type }) => type === 'current');
    return status === 'inStock' && isOrderable && (current?.money.amount ?? 0) > 1000;
  });
  if (!product) throw new Error('nothing can be bought');
  return product;
}

/** The page's shopper comes again: something is in the cart, and all but the last press was done on another day. The page must be of the store. */
export async function comeAgain(page: Page, payment: object, email = 'oksana@example.com'): Promise<void> {
  const { id: productId } = await findBuyable(page);
  await ask(page, '/catalog/product/cart/put', { productId });
  const [city] = await ask<City[]>(page, '/delivery/city/popular');
  const cityRef = city?.ref ?? '';
  const { items } = await ask<{ items: ListedWarehouse[] }>(page, `/delivery/warehouse/list?cityRef=${cityRef}`);
  const warehouseRef = items.find(({ status, cashOnDelivery }) => status === 'working' && cashOnDelivery)?.ref;
  await ask(page, '/checkout/draft', {
    recipient: { firstName: 'Оксана', lastName: 'Шевчук', phone: '+380671234567', email },
    delivery: { method: 'warehouse', cityRef, warehouseRef },
    payment,
  });
}

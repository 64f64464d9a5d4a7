import { clearInterval, setImmediate, setInterval } from 'node:timers';
import type { ApiClient } from '@vitryna/api-client';
import { type ProductCard, type ProductList, productListQuerySchema } from '@vitryna/contracts/api';
import { parseQuery, stringifyQuery } from '@vitryna/contracts/query-string';
import { listProducts, openSampleShop } from '@vitryna/store-api/testing';
import { productCard } from '@vitryna/testing';

// The catalogue is built in steps and polls; the browser environment of page tests has other timers than it needs.
Object.assign(globalThis, { clearInterval, setImmediate, setInterval });

/** The store API's own lists over its sample catalogue, in this process; cards hold nothing but their id. */
export async function openSampleApi() {
  const shop = await openSampleShop();
  const cards = new Map<number, ProductCard>();
  const readCards = async (ids: readonly number[]) => {
    for (const id of ids) if (!cards.has(id)) cards.set(id, productCard({ id: String(id) }));
    return cards;
  };
  const time = { now: () => new Date('2026-01-15T12:00:00Z'), validUntil: () => {} };
  /** The call's answer to a query as it is sent. */
  const answer = (search: string): Promise<ProductList> =>
    listProducts(shop.catalogue.current(), readCards, productListQuerySchema.parse(parseQuery(search)), time);
  const get = (_: string, { query = {} }: { query?: Parameters<typeof stringifyQuery>[0] }) =>
    answer(stringifyQuery(query));
  return { api: { get } as unknown as ApiClient, answer, close: shop.close };
}

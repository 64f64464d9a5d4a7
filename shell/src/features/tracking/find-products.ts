import type { ApiClient } from '@vitryna/api-client';
import type { ProductCard } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import type { Stores } from '@vitryna/store';
import type { CountedProduct } from './ecommerce.ts';

/** A card that this tab holds already: in the cart or among the favourites. */
export function findInStores(stores: Pick<Stores, 'getState'>, productId: string): ProductCard | null {
  const { cart, favourites } = stores.getState();
  const found = [...cart.lines, ...favourites.items].find(({ product }) => product.id === productId);
  return found?.product ?? null;
}

/** Reads cards by id in the order of the ids, without those that are gone. */
export async function readCards(api: ApiClient, ids: string[]): Promise<ProductCard[]> {
  const { productCardsSchema } = await import('@vitryna/contracts/api');
  const cards = await api.get('/catalog/product/list/ids', {
    schema: productCardsSchema,
    query: { ids },
    isQuiet: true,
  });
  return ids.flatMap((id) => cards.find((card) => card.id === id) ?? []);
}

/** Reads cards by the slugs of their addresses, those that are still there, in the same order. */
export async function readCardsBySlug(api: ApiClient, slugs: string[]): Promise<ProductCard[]> {
  const { productCardsSchema } = await import('@vitryna/contracts/api');
  const options = { schema: productCardsSchema, query: { slugs }, isQuiet: true };
  return api.get('/catalog/product/list/ids', options);
}

/** The cards with the names of their categories from the root; the slug stands in where the names cannot be had. */
export function withCategories(api: ApiClient, locale: Locale, cards: ProductCard[]): Promise<CountedProduct[]> {
  const names = new Map<string, Promise<string[]>>();
  const namesOf = (slug: string): Promise<string[]> => {
    const known = names.get(slug) ?? readNames(api, locale, slug).catch(() => [slug]);
    names.set(slug, known);
    return known;
  };
  return Promise.all(cards.map(async (card) => ({ card, categories: await namesOf(card.categorySlug) })));
}

async function readNames(api: ApiClient, locale: Locale, slug: string): Promise<string[]> {
  const { categoryViewSchema } = await import('@vitryna/contracts/api');
  const options = { schema: categoryViewSchema, query: { slug }, isQuiet: true };
  const { breadcrumbs } = await api.get('/catalog/category/view', options);
  return breadcrumbs.map(({ name }) => name[locale]);
}

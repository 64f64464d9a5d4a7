import { toProductCardView } from '@vitryna/product-view';
import { tabContext } from '@vitryna/remote-kit';
import { getCategories } from '#features/categories/api/get-categories.ts';
import { getShowcase } from '#features/home/api/get-showcase.ts';
import type { ShowcaseBlock } from '#features/home/showcase-blocks.ts';
import { toCards } from '#features/home/to-home-view.ts';
import { getProducts } from '#features/recently-viewed/api/get-products.ts';
import { toTiles } from './home-tiles.ts';

// What parts of the home page read by themselves, long after the page came: tabs, retries, the shopper's own.

export async function readTiles() {
  const { api, locale } = tabContext();
  return toTiles(await getCategories(api), locale);
}

export async function readShowcase(block: ShowcaseBlock) {
  const { api, locale } = tabContext();
  return toCards(await getShowcase(api, block), locale);
}

export async function readProducts(ids: readonly string[]) {
  const { api, locale } = tabContext();
  return (await getProducts(api, ids)).map((product) => toProductCardView(product, { locale }));
}

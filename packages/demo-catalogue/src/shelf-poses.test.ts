import { expect, test } from '@jest/globals';
import type { ImportProduct } from '@vitryna/contracts/catalogue-import';
import { createDemoCatalogue } from './index.ts';

const { products, categories } = createDemoCatalogue({ now: new Date('2026-11-21T10:20:30Z') });
const goods = [...(products as Iterable<ImportProduct>)].filter(({ pictures }) => pictures.length > 0);
const parents = new Map(categories.map(({ code, parentCode }) => [code, parentCode ?? null]));

function lineOf(code: string | null): string[] {
  return code === null ? [] : [code, ...lineOf(parents.get(code) ?? null)];
}

/** The sortings of the store: what is higher stands first, and what cannot be ordered behind everything. */
const sorts: Record<string, (product: ImportProduct) => number> = {
  popular: () => 0,
  cheap: ({ price }) => -(price?.current ?? Number.MAX_VALUE),
  dear: ({ price }) => price?.current ?? -1,
  newest: ({ createdAt }) => Date.parse(createdAt),
  rated: ({ reviews }) =>
    reviews.length === 0
      ? 0
      : (reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length) * 1e6 + reviews.length,
  discounted: ({ price }) => (price?.previous ? 1 - price.current / price.previous : 0),
};

/** How a card picture stands; null where its type has one pose only. */
function standingOf({ pictures: [front] }: ImportProduct): string | null {
  return front?.params.pose === undefined ? null : `${front.type} ${front.params.pose}`;
}

test.each(Object.entries(sorts))('%s: no category has five neighbours of a type in one pose', (_, key) => {
  const shelves = new Map<string, ImportProduct[]>();
  for (const product of goods)
    for (const code of lineOf(product.categoryCodes[0] ?? null)) {
      const shelf = shelves.get(code);
      if (shelf) shelf.push(product);
      else shelves.set(code, [product]);
    }
  let posed = 0;
  for (const [code, shelf] of shelves) {
    const list = shelf.sort(
      (a, b) => Number(b.isOrderable) - Number(a.isOrderable) || key(b) - key(a) || b.popularity - a.popularity,
    );
    let row = 0;
    let before: string | null = null;
    for (const product of list) {
      const standing = standingOf(product);
      posed += standing === null ? 0 : 1;
      row = standing !== null && standing === before ? row + 1 : 1;
      before = standing;
      expect([code, product.slug, row <= 4]).toEqual([code, product.slug, true]);
    }
  }
  expect(posed).toBeGreaterThan(1000);
});

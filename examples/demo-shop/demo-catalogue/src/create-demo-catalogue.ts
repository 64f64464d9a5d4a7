import type { CatalogueImport, ImportProduct } from '@vitryna/contracts/catalogue-import';
import { categoriesOf } from './assembly/categories.ts';
import { itemsOf } from './assembly/item.ts';
import { productOf } from './assembly/product.ts';
import { offerFor, offersAt } from './assembly/promotions.ts';
import { relationsAmong } from './assembly/relations.ts';
import { turnShelves } from './assembly/shelf-poses.ts';
import { specificationTable } from './assembly/specifications.ts';
import { DEPARTMENTS, walk } from './categories/index.ts';
import { FAMILIES } from './departments/index.ts';

/**
 * The demo assortment: eight departments, over two thousand products of invented makers in both languages.
 * The same `now` gives the same records; only dates (novelty, reviews, promotions) move with it.
 */
export function createDemoCatalogue({ now }: { now: Date }): CatalogueImport {
  const items = turnShelves(itemsOf(FAMILIES.flatMap((family) => [...family()])));
  const leaves = new Map(
    [...walk(DEPARTMENTS)].filter(({ node }) => node.children.length === 0).map(({ node }) => [node.slug, node]),
  );
  const offers = offersAt(now);
  const relations = relationsAmong(items, leaves);
  function* products(): Generator<ImportProduct> {
    for (const item of items) {
      const leaf = leaves.get(item.draft.leaf);
      if (leaf === undefined)
        throw new Error(
          `demo-catalogue: "${item.slug}" is filed under "${item.draft.leaf}", which is no leaf category`,
        );
      yield productOf(item, leaf.code, offerFor(item, leaf.code, offers), relations, now);
    }
  }
  return {
    source: 'demo',
    specifications: specificationTable(items.map(({ draft }) => draft)),
    categories: categoriesOf(items, offers),
    products: { [Symbol.iterator]: products },
    total: items.length,
  };
}

import type { Label, Showcase, ShowcaseBlock, Sort } from '@vitryna/contracts/api';
import type { CatalogueIndex, IndexedCategory } from '../../catalogue/index-types.ts';
import { pageOf } from '../../catalogue/list-products.ts';
import { type CardReader, readCardsInOrder } from '../../catalogue/read-cards.ts';
import { type Bitset, countBits, createBitset, fullBitset, intersect } from '../../indexing/bitset.ts';
import { addPosting } from '../../indexing/posting.ts';
import { showcaseTitles } from '../../locales/catalogue-words.ts';

const blocks: Record<ShowcaseBlock, { label: Label | null; order: Sort }> = {
  hits: { label: 'hit', order: 'popular' },
  new: { label: 'new', order: 'newest' },
  sale: { label: 'sale', order: 'discount' },
  promo: { label: 'promo', order: 'popular' },
  recommended: { label: null, order: 'popular' },
};

function orderableBits(index: CatalogueIndex): Bitset {
  const bits = createBitset(index.size);
  bits.set(fullBitset(index.orderable));
  return bits;
}

/** Each block begins with another department, so that the rows of one page do not begin alike. */
const firstDepartment: Record<ShowcaseBlock, number> = { hits: 0, new: 4, sale: 2, promo: 5, recommended: 3 };

/** Products in turn from every department, so that one popular department does not fill the row. */
function spread(index: CatalogueIndex, products: Bitset, name: ShowcaseBlock, limit: number): number[] {
  const departments = [...index.categories.values()].filter(({ path }) => path.length === 1);
  const start = firstDepartment[name] % Math.max(1, departments.length);
  const queues = [...departments.slice(start), ...departments.slice(0, start)].map((category) => {
    const own = intersect(addPosting(createBitset(index.size), category.products), products);
    return pageOf(index, own, blocks[name].order, { offset: 0, limit });
  });
  const ids = new Set<number>();
  for (let turn = 0; turn < limit; turn += 1) {
    for (const queue of queues) {
      const id = queue[turn];
      if (id !== undefined && ids.size < limit) ids.add(id);
    }
  }
  return [...ids];
}

/** Answer of `/catalog/product/list/showcase`, of the whole store or of one category; only what can be ordered. */
export async function showProducts(
  index: CatalogueIndex,
  readCards: CardReader,
  { block: name, category, limit }: { block: ShowcaseBlock; category: IndexedCategory | null; limit: number },
): Promise<Showcase> {
  const block = blocks[name];
  const products = orderableBits(index);
  if (category) intersect(products, addPosting(createBitset(index.size), category.products));
  const labelled = block.label && index.labels.get(block.label);
  const marked = labelled && intersect(addPosting(createBitset(index.size), labelled), products);
  // A catalogue whose source knows no labels still has popular, new and reduced products.
  const shown = marked && countBits(marked) > 0 ? marked : products;
  const ids = category ? pageOf(index, shown, block.order, { offset: 0, limit }) : spread(index, shown, name, limit);
  return {
    title: showcaseTitles[name],
    url: category && block.label ? `/${category.slug}?labels=${block.label}` : null,
    items: await readCardsInOrder(readCards, ids),
  };
}

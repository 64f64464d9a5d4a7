import { type Label, labels } from '@vitryna/contracts/api';
import { availabilityFilter } from '@vitryna/contracts/constants';
import { defaultLocale } from '@vitryna/contracts/languages';
import { createBitset, eachBit } from '../indexing/bitset.ts';
import { createPacer, type Pace } from '../indexing/pacer.ts';
import { addPosting, createPosting } from '../indexing/posting.ts';
import { sortSlowly } from '../indexing/sort-slowly.ts';
import { buildSearch } from '../search/build-search.ts';
import { withAvailability } from './availability.ts';
import { createCategories } from './build-categories.ts';
import { sortOrders } from './build-orders.ts';
import type { CatalogueRows, ProductRow } from './catalogue-repository.ts';
import type { CatalogueIndex, IndexedOption, IndexedSpecification, ProductOptions } from './index-types.ts';

/** Products between two looks at the clock. */
const stride = 250;

function add<Key>(lists: Map<Key, number[]>, key: Key, position: number): void {
  const list = lists.get(key);
  if (!list) lists.set(key, [position]);
  // A word or a category may come twice in one product.
  else if (list.at(-1) !== position) list.push(position);
}

type Lists = {
  options: Map<number, number[]>;
  labels: Map<Label, number[]>;
  manufacturers: Map<string, number[]>;
  categories: Map<string, number[]>;
};

function addProduct(lists: Lists, product: ProductRow, position: number): void {
  for (const option of product.options?.split(',') ?? []) add(lists.options, Number(option), position);
  for (const category of product.categories?.split(',') ?? []) add(lists.categories, category, position);
  for (const label of product.labels) add(lists.labels, label, position);
  add(lists.manufacturers, product.manufacturer_slug, position);
}

const collator = new Intl.Collator(defaultLocale, { numeric: true });

function byShownOrder(options: { number: number | null }[]) {
  const isNumeric = options.every(({ number }) => number !== null);
  return (a: IndexedOption, b: IndexedOption): number =>
    isNumeric ? (a.number ?? 0) - (b.number ?? 0) : collator.compare(a.value[defaultLocale], b.value[defaultLocale]);
}

async function createSpecifications(rows: CatalogueRows, products: Map<number, number[]>, size: number, pace: Pace) {
  let rank = 0;
  const optionsBySpecification = Map.groupBy(rows.options, (option) => option.specification_slug);
  const specifications = new Map<string, IndexedSpecification>();
  for (const row of rows.specifications) {
    const all = createBitset(size);
    const options: IndexedOption[] = [];
    for (const option of optionsBySpecification.get(row.slug) ?? []) {
      const positions = products.get(option.id) ?? [];
      // What is sold out may be the first that is.
      if (positions.length === 0 && row.slug !== availabilityFilter) continue;
      const posting = createPosting(positions, size);
      addPosting(all, posting);
      options.push({ ...option, rank, products: posting });
      rank += 1;
      await pace();
    }
    options.sort(byShownOrder(options));
    const positions: number[] = [];
    eachBit(all, (position) => positions.push(position));
    specifications.set(row.slug, { ...row, options, products: createPosting(positions, size) });
    await pace();
  }
  return specifications;
}

async function createProductOptions(
  specifications: Map<string, IndexedSpecification>,
  products: readonly ProductRow[],
  pace: Pace,
): Promise<ProductOptions> {
  const ranks = new Map(
    [...specifications.values()].flatMap(({ options }) =>
      options.map(({ id, rank }): [string, number] => [`${id}`, rank]),
    ),
  );
  const offsets = new Uint32Array(products.length + 1);
  const values: number[] = [];
  for (const [position, product] of products.entries()) {
    for (const id of product.options?.split(',') ?? []) values.push(ranks.get(id) ?? 0);
    offsets[position + 1] = values.length;
    if (position % stride === 0) await pace();
  }
  return { offsets, ranks: Uint32Array.from(values), size: ranks.size };
}

/** Builds the index; takes a few seconds for 66,000 products, in slices between which requests are answered. */
export async function buildIndex(read: CatalogueRows): Promise<CatalogueIndex> {
  const pace = createPacer();
  const rows = withAvailability(read);
  const isBefore = (a: ProductRow, b: ProductRow): boolean =>
    a.is_orderable !== b.is_orderable
      ? a.is_orderable
      : a.popularity !== b.popularity
        ? a.popularity > b.popularity
        : a.id < b.id;
  const products = await sortSlowly(rows.products, isBefore, pace);
  const size = products.length;
  const lists: Lists = { options: new Map(), labels: new Map(), manufacturers: new Map(), categories: new Map() };
  for (const [position, product] of products.entries()) {
    addProduct(lists, product, position);
    if (position % stride === 0) await pace();
  }
  const specifications = await createSpecifications(rows, lists.options, size, pace);
  const names = new Map(products.map((product) => [product.manufacturer_slug, product.manufacturer_name]));
  const manufacturers = new Map(
    [...lists.manufacturers].map(([slug, positions]) => [
      slug,
      { name: names.get(slug) ?? slug, products: createPosting(positions, size) },
    ]),
  );
  const orders = await sortOrders(products, pace);
  const orderable = products.filter((product) => product.is_orderable).length;
  const tree = await createCategories(rows.categories, lists.categories, specifications, size, pace);
  const { categories } = tree;
  const { pages } = rows;
  // Nobody means the availability by its words: they would be words of every product.
  const { [availabilityFilter]: _availability, ...described } = Object.fromEntries(specifications);
  return {
    version: rows.version,
    soldOut: rows.soldOut,
    moves: 0,
    size,
    orderable,
    ids: Int32Array.from(products, ({ id }) => id),
    prices: Float64Array.from(products, ({ price }) => price ?? Number.NaN),
    orders,
    ...tree,
    specifications,
    productOptions: await createProductOptions(specifications, products, pace),
    labels: new Map(labels.map((label) => [label, createPosting(lists.labels.get(label) ?? [], size)])),
    manufacturers,
    search: await buildSearch({
      products,
      orderable,
      categories,
      specifications: new Map(Object.entries(described)),
      manufacturers,
      pages,
    }),
  };
}

import { type Label, labels } from '@vitryna/contracts/api';
import { createCategories } from './build-categories.ts';
import { sortOrders } from './build-orders.ts';
import type { CatalogueIndex, IndexedOption, IndexedSpecification, ProductOptions } from './index-types.ts';
import type { CatalogueRows, ProductRow } from './load-catalogue.ts';
import { createPosting } from './posting.ts';
import { createSearchIndex, headMark } from './search-index.ts';
import { tokensOf, tokensOfCode } from './tokens.ts';

/** Products between two pauses. */
const sliceSize = 2000;

/** Lets waiting requests run: the index is built on the thread that answers them. */
const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const add = <Key>(lists: Map<Key, number[]>, key: Key, position: number): void => {
  const list = lists.get(key);
  if (!list) lists.set(key, [position]);
  // A word or a category may come twice in one product.
  else if (list.at(-1) !== position) list.push(position);
};

type Lists = {
  options: Map<number, number[]>;
  labels: Map<Label, number[]>;
  manufacturers: Map<string, number[]>;
  words: Map<string, number[]>;
  categories: Map<string, number[]>;
};

const addProduct = (lists: Lists, product: ProductRow, position: number): void => {
  for (const option of product.options?.split(',') ?? []) add(lists.options, Number(option), position);
  for (const category of product.categories?.split(',') ?? []) add(lists.categories, category, position);
  for (const label of product.labels) add(lists.labels, label, position);
  add(lists.manufacturers, product.manufacturer_slug, position);
  const text = `${product.name_uk} ${product.name_ru} ${product.manufacturer_name}`;
  for (const word of tokensOf(text)) add(lists.words, word, position);
  for (const name of [product.name_uk, product.name_ru]) {
    const [head] = tokensOf(name);
    if (head) add(lists.words, headMark + head, position);
  }
  for (const word of tokensOfCode(product.sku)) add(lists.words, word, position);
  for (const word of tokensOfCode(product.code)) add(lists.words, word, position);
};

const collator = new Intl.Collator('uk', { numeric: true });

const byShownOrder = (options: { number: number | null }[]) => {
  const isNumeric = options.every(({ number }) => number !== null);
  return (a: IndexedOption, b: IndexedOption): number =>
    isNumeric ? (a.number ?? 0) - (b.number ?? 0) : collator.compare(a.value.uk, b.value.uk);
};

const createSpecifications = (rows: CatalogueRows, products: Map<number, number[]>, size: number) => {
  let rank = 0;
  const optionsBySpecification = Map.groupBy(rows.options, (option) => option.specification_slug);
  const specifications = new Map<string, IndexedSpecification>();
  for (const row of rows.specifications) {
    const options = (optionsBySpecification.get(row.slug) ?? []).flatMap((option): IndexedOption[] => {
      const positions = products.get(option.id);
      if (!positions) return [];
      rank += 1;
      return [{ ...option, rank: rank - 1, products: createPosting(positions, size) }];
    });
    const all = [...new Set(options.flatMap((option) => products.get(option.id) ?? []))].sort((a, b) => a - b);
    options.sort(byShownOrder(options));
    specifications.set(row.slug, { ...row, options, products: createPosting(all, size) });
  }
  return specifications;
};

const createProductOptions = (
  specifications: Map<string, IndexedSpecification>,
  products: readonly ProductRow[],
): ProductOptions => {
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
  }
  return { offsets, ranks: Uint32Array.from(values), size: ranks.size };
};

/** Builds the index; takes about a second for 66,000 products, in slices between which requests are answered. */
export async function buildIndex(rows: CatalogueRows): Promise<CatalogueIndex> {
  const products = rows.products.toSorted(
    (a, b) => Number(b.is_orderable) - Number(a.is_orderable) || b.popularity - a.popularity || a.id - b.id,
  );
  const size = products.length;
  const lists: Lists = {
    options: new Map(),
    labels: new Map(),
    manufacturers: new Map(),
    words: new Map(),
    categories: new Map(),
  };
  for (const [position, product] of products.entries()) {
    addProduct(lists, product, position);
    if (position % sliceSize === 0) await pause();
  }
  const specifications = createSpecifications(rows, lists.options, size);
  await pause();
  const names = new Map(products.map((product) => [product.manufacturer_slug, product.manufacturer_name]));
  const orders = await sortOrders(products, pause);
  return {
    version: rows.version,
    size,
    orderable: products.filter((product) => product.is_orderable).length,
    ids: Int32Array.from(products, ({ id }) => id),
    prices: Float64Array.from(products, ({ price }) => price ?? Number.NaN),
    orders,
    ...(await createCategories(rows.categories, lists.categories, specifications, size, pause)),
    specifications,
    productOptions: createProductOptions(specifications, products),
    labels: new Map(labels.map((label) => [label, createPosting(lists.labels.get(label) ?? [], size)])),
    manufacturers: new Map(
      [...lists.manufacturers].map(([slug, positions]) => [
        slug,
        { name: names.get(slug) ?? slug, products: createPosting(positions, size) },
      ]),
    ),
    search: createSearchIndex(lists.words, size),
  };
}

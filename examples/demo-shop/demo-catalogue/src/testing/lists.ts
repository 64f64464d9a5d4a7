import type { CatalogueImport, ImportProduct } from '@vitryna/contracts/catalogue-import';

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

/** The names of the store's sortings, that of the default order first. */
export const sortNames = Object.keys(sorts);

/** Products as the store lists them in a sorting. */
export function inOrder(products: readonly ImportProduct[], sort: string): ImportProduct[] {
  const key = sorts[sort] ?? (() => 0);
  return products.toSorted(
    (a, b) => Number(b.isOrderable) - Number(a.isOrderable) || key(b) - key(a) || b.popularity - a.popularity,
  );
}

/** What each category of goods holds, with that of those below it: only what has pictures. */
export function shelvesOf({ categories, products }: CatalogueImport): Map<string, ImportProduct[]> {
  const byCode = new Map(categories.map((category) => [category.code, category]));
  const shelves = new Map<string, ImportProduct[]>();
  for (const product of products as Iterable<ImportProduct>) {
    if (product.pictures.length === 0) continue;
    let category = byCode.get(product.categoryCodes[0] ?? '');
    while (category !== undefined) {
      const shelf = shelves.get(category.slug);
      if (shelf) shelf.push(product);
      else shelves.set(category.slug, [product]);
      category = byCode.get(category.parentCode ?? '');
    }
  }
  return shelves;
}

/** A shelf by each value of its filters, and by its labels and thirds of the price, named as `filter=value`. */
export function filteredOf(
  shelf: readonly ImportProduct[],
  interactive: ReadonlySet<string>,
): Map<string, ImportProduct[]> {
  const lists = new Map<string, ImportProduct[]>();
  const put = (name: string, product: ImportProduct) => {
    const list = lists.get(name);
    if (list) list.push(product);
    else lists.set(name, [product]);
  };
  for (const [at, product] of inOrder(shelf, 'cheap').entries()) {
    put(`price=${Math.floor((at * 3) / shelf.length)}`, product);
    for (const label of product.labels) put(`label=${label}`, product);
    for (const { items } of product.specifications)
      for (const { slug, option } of items) if (interactive.has(slug)) put(`${slug}=${option.slug}`, product);
  }
  return lists;
}

/** The filters that shoppers are offered. */
export const interactiveOf = ({ specifications }: CatalogueImport): ReadonlySet<string> =>
  new Set([...specifications].flatMap(({ slug, isInteractive }) => (isInteractive ? [slug] : [])));

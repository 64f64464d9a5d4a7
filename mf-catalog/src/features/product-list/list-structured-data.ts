import type { ListView } from './to-list-view.ts';

/** `ItemList` of a list of products (contract §10). */
export function listStructuredData({ products, filters, total }: ListView): Record<string, unknown>[] {
  if (products.length === 0) return [];
  const first = (filters.page - 1) * filters.limit + 1;
  const items = products.map(({ href }, index) => ({ '@type': 'ListItem', position: first + index, url: href }));
  return [{ '@type': 'ItemList', numberOfItems: total, itemListElement: items }];
}

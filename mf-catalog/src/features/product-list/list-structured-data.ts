import type { ListView } from './to-list-view.ts';

type Crumb = { href: string; text: string };

/** `BreadcrumbList` and `ItemList` of a list of products (contract §10). */
export function listStructuredData(crumbs: Crumb[], name: string, list: ListView): Record<string, unknown>[] {
  const { products, filters } = list;
  const first = (filters.page - 1) * filters.limit + 1;
  const way = [...crumbs, { text: name, href: undefined }].map(({ href, text }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: text,
    ...(href && { item: href }),
  }));
  const items = products.map(({ href }, index) => ({
    '@type': 'ListItem',
    position: first + index,
    url: href,
  }));
  return [
    { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement: way },
    ...(items.length > 0
      ? [{ '@context': 'https://schema.org', '@type': 'ItemList', numberOfItems: list.total, itemListElement: items }]
      : []),
  ];
}

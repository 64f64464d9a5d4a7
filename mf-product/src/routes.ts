import type { RouteDeclaration } from '@vitryna/contracts/release';

const product = ':categorySlug/:productSlug';
/** A product of the demo assortment. */
const example = 'kupolni-ip-kamery/ip-kamera-vartis-dome-2-lite-kupolna-bazova';

/** A tab of a product has an address of its own (specification §2). */
const tab = (name: string, query: string[] = [], facts: Partial<RouteDeclaration> = {}): RouteDeclaration => ({
  ...facts,
  name: `product-${name}`,
  path: `${product}/${name}`,
  layout: 'default',
  cache: 'public',
  query,
  page: `product-${name}`,
  example: `${example}/${name}`,
});

/** The pages of this remote. */
export const routes: RouteDeclaration[] = [
  { name: 'product', path: product, layout: 'default', cache: 'public', page: 'product', isReadInSight: true, example },
  tab('specifications', ['with']),
  tab('reviews', ['page', 'pictures', 'questions', 'rating', 'sort']),
  tab('videos', [], { hasVideos: true }),
  tab('downloads'),
  {
    name: 'price-watch',
    path: 'price-watch',
    layout: 'simplified',
    cache: 'private',
    query: ['token'],
    hasPopups: false,
    page: 'price-watch',
    example: 'price-watch',
  },
];

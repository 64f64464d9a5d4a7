import type { RouteDeclaration } from '@vitryna/contracts/release';
import { notifyForms, watchForms } from './features/notify/no-js-forms.ts';
import { noJsForms } from './features/reviews/no-js-forms.ts';

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

/** The no-JS page beside a product's own page (decision 115): of one visitor, never kept. */
const beside = (name: string, facts: Partial<RouteDeclaration>): RouteDeclaration => ({
  ...tab(name, [], { hasPopups: false }),
  ...facts,
  cache: 'private',
});

/** The pages of this remote. */
export const routes: RouteDeclaration[] = [
  {
    name: 'product',
    path: product,
    layout: 'default',
    cache: 'public',
    page: 'product',
    isPrefetchedInView: true,
    example,
  },
  tab('specifications', ['with']),
  tab('reviews', ['page', 'pictures', 'questions', 'rating', 'sort']),
  tab('videos', [], { hasVideos: true }),
  tab('downloads'),
  beside('delivery', { query: ['city', 'cityRef'] }),
  beside('write', { forms: noJsForms }),
  beside('notify', { forms: notifyForms }),
  {
    name: 'words-taken',
    path: 'words-taken',
    layout: 'default',
    cache: 'private',
    hasPopups: false,
    query: ['of'],
    page: 'words-taken',
    example: 'words-taken',
  },
  {
    name: 'price-watch',
    path: 'price-watch',
    layout: 'simplified',
    cache: 'private',
    query: ['token'],
    // Read anew: a moment ago its form was posted.
    ownCalls: ['/catalog/product/price/watch/view'],
    forms: watchForms,
    hasPopups: false,
    page: 'price-watch',
    example: 'price-watch',
  },
];

import type { Locale } from '@vitryna/contracts/constants';
import { encodeSegment } from './address.ts';
import { encodeFilters } from './filter-codec.ts';
import { defaultSort, emptyFilters, type FilterState } from './filter-state.ts';
import { href } from './language.ts';
import { query } from './query.ts';

/** Tabs of a product page; the summary is the page itself (specification §2). */
export const productTabs = ['summary', 'specifications', 'reviews', 'videos', 'downloads'] as const;
export type ProductTab = (typeof productTabs)[number];

/** Sub-pages of the services page (specification §2). */
export const serviceSlugs = ['apartment', 'shop', 'warehouse', 'office', 'house', 'enterprises'] as const;
export type ServiceSlug = (typeof serviceSlugs)[number];

const fixed = (path: string) => (locale: Locale) => href(locale, path);
function listHref(locale: Locale, base: string, filters: FilterState): string {
  const { segment, search } = encodeFilters(filters);
  return href(locale, (segment === '' ? base : `${base}/${segment}`) + search);
}

/**
 * Addresses of the pages of the store in a language (specification §2). Those that only pages of content lead to are `contentPaths`: these
 * are in the first scripts of every page.
 */
export const paths = {
  home: fixed('/'),
  catalog: fixed('/catalog'),
  category: (locale: Locale, { categorySlug, filters }: { categorySlug: string; filters?: FilterState }) =>
    listHref(locale, `/${encodeSegment(categorySlug)}`, filters ?? emptyFilters()),
  /** Without filters the first page of the query's results; `searchQuery` wins over the one in `filters`. */
  search: (locale: Locale, { searchQuery, filters }: { searchQuery?: string; filters?: FilterState }) => {
    const start = filters ?? emptyFilters();
    const wanted = searchQuery ?? start.searchQuery;
    const sort = start.sort === defaultSort(start.searchQuery) ? defaultSort(wanted) : start.sort;
    return listHref(locale, '/search', { ...start, searchQuery: wanted, sort });
  },
  product: (
    locale: Locale,
    { categorySlug, productSlug, tab }: { categorySlug: string; productSlug: string; tab?: ProductTab },
  ) => {
    const page = `/${encodeSegment(categorySlug)}/${encodeSegment(productSlug)}`;
    return href(locale, tab === undefined || tab === 'summary' ? page : `${page}/${tab}`);
  },
  warranty: fixed('/warranty'),
  aboutCompany: fixed('/about-company'),
  contact: fixed('/about-company/contact'),
  cooperation: fixed('/about-company/cooperation'),
  wholesale: fixed('/about-company/opt'),
  shippingPayment: fixed('/about-company/shipping-payment'),
  partnership: fixed('/partnership'),
  privacyPolicy: fixed('/privacy-policy'),
  publicOffer: fixed('/public-offer'),
  reviewsPolicy: fixed('/reviews-policy'),
  cart: fixed('/checkout/cart'),
  checkout: fixed('/checkout'),
  /** With `ids` the shared link of a comparison. */
  comparison: (locale: Locale, { ids }: { ids?: readonly string[] } = {}) =>
    href(locale, `/comparison${query({ ids: ids?.join(',') })}`),
  order: (locale: Locale, { orderId, token }: { orderId: string; token?: string }) =>
    href(locale, `/order/${encodeSegment(orderId)}${query({ token })}`),
  findOrder: fixed('/order'),
  purchaseFeedback: (locale: Locale, { orderId, token }: { orderId: string; token?: string }) =>
    href(locale, `/purchase-feedback/${encodeSegment(orderId)}${query({ token })}`),
  account: fixed('/account'),
  accountOrders: fixed('/account/orders'),
  accountFavorites: fixed('/account/favorites'),
  services: fixed('/services'),
  service: (locale: Locale, { serviceSlug }: { serviceSlug: ServiceSlug }) => href(locale, `/services/${serviceSlug}`),
  landingPages: fixed('/landing-page'),
  blog: fixed('/blog'),
  blogPost: (locale: Locale, { postSlug }: { postSlug: string }) => href(locale, `/blog/${encodeSegment(postSlug)}`),
  /** The main page of questions and answers. */
  faqs: fixed('/faq'),
} as const;

import type { ProductList } from '@vitryna/contracts/api';
import { categoryFilter } from '@vitryna/contracts/constants';
import { appContext, data, type LoaderFunctionArgs, redirect } from '@vitryna/remote-kit';
import {
  countFilters,
  emptyFilters,
  type FilterState,
  href,
  keepVisitParameters,
  paths,
  toggleOption,
} from '@vitryna/routing';
import { getProductList } from './api/get-product-list.ts';
import { listHref } from './list-scope.ts';
import { quotedWords } from './quoted-words.ts';
import { readListAddress, resolveListAddress } from './read-list-address.ts';
import { type ListView, toListView } from './to-list-view.ts';
import { withHelp } from './to-zero-view.ts';
import { wholeFilter, withWholeFilter } from './whole-filter.ts';

/** The search page's view. */
export type SearchPageData = {
  query: string;
  /** The replaced search, and the way to exactly the typed one. */
  correction: { used: string; original: string; originalHref: string } | null;
  /** Prices and an order that words of the query say, and the way to what is left of it; they stand in the list's filters. */
  understood: (NonNullable<ProductList['understood']> & { href: string }) | null;
  /** Describing words that no product has together with the others. */
  omitted: string;
  /** Categories that the found products belong to; each narrows the search to itself, or widens it again. */
  categories: { href: string; text: string; count: number; isChosen: boolean }[];
  list: ListView;
};

const scope = { categorySlug: null };

/** The selected options, by address or by name: from here on the list's links say it by address. */
function withUnderstood(filters: FilterState, understood: NonNullable<ProductList['understood']>): FilterState {
  const { minPrice, maxPrice } = filters.minPrice === null && filters.maxPrice === null ? understood : filters;
  const sort = filters.sort === 'relevance' ? (understood.sort ?? filters.sort) : filters.sort;
  return { ...filters, minPrice, maxPrice, sort, searchQuery: understood.query };
}

/** Reads what a query finds; a search without a query is no page (specification §2), one for a code is the product's. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { api, locale } = context.get(appContext);
  const url = new URL(request.url);
  const filters = readListAddress({ url, segment: params.specifications, scope, locale });
  const { searchQuery: query } = filters;
  if (query === '') throw data(null, { status: 404 });
  const words = quotedWords(query);
  const asked = { filters: { ...filters, searchQuery: words || query }, isAsTyped: Boolean(words) };
  const list = await getProductList(api, asked, request.signal);
  resolveListAddress({ list, url, scope, locale, filters });
  if (list.redirect && !words && filters.page === 1 && countFilters(filters) === 0) {
    throw redirect(keepVisitParameters(href(locale, list.redirect), url.search));
  }
  const whole = wholeFilter(url);
  const { correction, understood = null } = list;
  const chosen = understood ? withUnderstood(filters, understood) : filters;
  const opened = await withWholeFilter(list, whole, {
    ...asked,
    api,
    signal: request.signal,
    ...(understood && { filters: chosen }),
  });
  const page: SearchPageData = {
    query: words || query,
    correction: correction
      ? {
          used: correction.used,
          original: correction.original,
          originalHref: paths.search(locale, { filters: emptyFilters(`"${correction.original}"`) }),
        }
      : null,
    understood: understood && {
      ...understood,
      href: paths.search(locale, { filters: emptyFilters(understood.query) }),
    },
    omitted: (list.omitted ?? []).join(', '),
    categories: (list.categories ?? []).map(({ slug, name, count, selected }) => ({
      href: listHref(locale, scope, toggleOption(chosen, categoryFilter, slug)),
      text: name[locale],
      count,
      isChosen: selected,
    })),
    list: await withHelp(toListView(opened, scope, chosen, locale, whole), opened, {
      api,
      locale,
      signal: request.signal,
    }),
  };
  return filters.page > Math.max(1, list.pages) ? data(page, { status: 404 }) : page;
}

import { appContext, data, type LoaderFunctionArgs } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import { getProductList } from './api/get-product-list.ts';
import { readListAddress, settleAddress } from './read-list-address.ts';
import { type ListView, toListView } from './to-list-view.ts';

/** What the search page shows. */
export type SearchPageData = {
  query: string;
  /** What was searched for instead, when the words as typed find nothing. */
  correctedTo: string | null;
  /** Categories that the found products belong to. */
  categories: { href: string; text: string; count: number }[];
  list: ListView;
};

const scope = { categorySlug: null };

/** Reads what a query finds; a search without a query is no page (specification §2). */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { api, locale } = context.get(appContext);
  const url = new URL(request.url);
  const filters = readListAddress({ url, segment: params.specifications, scope, locale });
  if (filters.searchQuery === '') throw data(null, { status: 404 });
  const list = await getProductList(api, { filters }, request.signal);
  settleAddress({ list, url, scope, locale, filters });
  const page: SearchPageData = {
    query: filters.searchQuery,
    correctedTo: list.correction?.used ?? null,
    categories: (list.categories ?? []).slice(0, 8).map(({ slug, name, count }) => ({
      href: paths.category(locale, { categorySlug: slug }),
      text: name[locale],
      count,
    })),
    list: toListView(list, scope, filters, locale),
  };
  return filters.page > Math.max(1, list.pages) ? data(page, { status: 404 }) : page;
}

import type { ApiClient } from '@vitryna/api-client';
import type { ProductList, ZeroResults } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import { type CardView, toProductCardView } from '@vitryna/product-view';
import { clearSpecification, emptyFilters, type FilterState, paths, resetPrice } from '@vitryna/routing';
import { getConfig } from './api/get-config.ts';
import { type ListScope, listHref } from './list-scope.ts';

/** Suggestions for an empty list. */
export type ZeroView = {
  /** Filters that are in the way, the worst first: the list without each, and how many products it has. */
  without: { text: string; href: string; total: number }[];
  /** The nearest search that finds something; null for filters. */
  closest: { query: string; href: string; total: number; dropped: string } | null;
  products: CardView[];
  categories: { text: string; href: string; count: number }[];
  phone: string | null;
};

/** A view as far as an empty list needs it. */
type MaybeEmpty = ListScope & { filters: FilterState; zero: ZeroView | null };

type Input = { api: ApiClient; locale: Locale; signal: AbortSignal };

/** The view of a list with what helps on when it is empty; the phone number is asked for only then, and is no must. */
export async function withHelp<View extends MaybeEmpty>(
  view: View,
  { zero }: ProductList,
  { api, locale, signal }: Input,
): Promise<View> {
  if (!zero) return view;
  const phone = await getConfig(api, signal).then(
    (config) => config.phone,
    () => null,
  );
  const { closest } = zero;
  const items = closest ? closest.items : zero.relaxed;
  return {
    ...view,
    zero: {
      without: zero.filters.map(({ name, values, total, ...filter }) => ({
        text: `${name[locale]}: ${values.map((value) => value[locale]).join(', ')}`,
        href: listHref(locale, view, withoutFilter(view.filters, filter)),
        total,
      })),
      closest: closest && {
        query: closest.query,
        href: paths.search(locale, { filters: emptyFilters(closest.query) }),
        total: closest.total,
        dropped: closest.dropped.join(', '),
      },
      products: items.map((item) => toProductCardView(item, { locale })),
      categories: zero.categories.map(({ slug, name, productsCount }) => ({
        text: name[locale],
        href: paths.category(locale, { categorySlug: slug }),
        count: productsCount,
      })),
      phone,
    },
  };
}

function withoutFilter(
  filters: FilterState,
  { kind, slug }: Pick<ZeroResults['filters'][number], 'kind' | 'slug'>,
): FilterState {
  if (kind === 'label') return { ...filters, page: 1, labels: [] };
  return kind === 'price' ? resetPrice(filters) : clearSpecification(filters, slug);
}

import type { FacetOption, ProductList } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import { localise } from '@vitryna/i18n';
import { type CardView, toProductCardView } from '@vitryna/product-view';
import { clearSpecification, type FilterState, hasOption, removeLabel, toggleOption } from '@vitryna/routing';
import type { FilterOption } from '@vitryna/ui';
import { endsOf } from './choose-range.ts';
import { wholeHref } from './filter-field.ts';
import type { Ends } from './filter-form.ts';
import { type ListScope, listHref } from './list-scope.ts';
import type { ZeroView } from './to-zero-view.ts';

/** One filter of the list, in the page's language. With `ends` its options are numbers that are chosen by two of them;
 * with `moreHref` there are others, which the server finds, and a page that has them all; with `shownCount` so many are unfolded. */
export type FacetView = {
  slug: string;
  title: string;
  options: FilterOption[];
  isOpen?: boolean;
  ends?: Ends;
  moreHref?: string;
  shownCount?: number;
};

/** A page of products with its filters: what category and search show alike. It travels with the page, so it is lean. */
export type ListView = ListScope & {
  filters: FilterState;
  products: CardView[];
  total: number;
  pages: number;
  /** Bounds in hryvnia without the price filter, and how many products lie in equal slices between them. */
  price: ProductList['price'];
  facets: FacetView[];
  labels: FilterOption[];
  /** Chosen options and labels, with the address without each. */
  applied: { text: string; href: string }[];
  /** Only of an empty list. */
  zero: ZeroView | null;
};

/** How many filters are unfolded when nothing is chosen in them. */
const openFacets = 5;

/** Turns the API's answer into what the page shows; `whole` is the filter that was asked for with all its values. */
export function toListView(
  list: ProductList,
  scope: ListScope,
  filters: FilterState,
  locale: Locale,
  whole: string | null = null,
): ListView {
  const facets = facetsOf(list, scope, filters, locale, whole);
  return {
    ...scope,
    filters,
    products: list.items.map((item) => toProductCardView(item, { locale })),
    total: list.total,
    pages: list.pages,
    price: list.price,
    facets,
    labels: labelsOf(list, filters, locale),
    applied: appliedOf(list, facets, scope, filters, locale),
    zero: null,
  };
}

/** An option in the language of the page. */
export function toFilterOption(
  { slug, value, count, colour }: FacetOption,
  isChosen: boolean,
  locale: Locale,
): FilterOption {
  return { value: slug, text: value[locale], count, ...(isChosen && { isChosen }), ...(colour && { colour }) };
}

function facetsOf(
  { facets }: ProductList,
  scope: ListScope,
  filters: FilterState,
  locale: Locale,
  whole: string | null,
): FacetView[] {
  return (
    facets
      .map(({ slug, name, options, view, more }) => ({
        slug,
        title: name[locale],
        options: options.map((option) => ({
          ...toFilterOption(option, hasOption(filters, slug, option.slug), locale),
          ...(view === 'range' && { number: option.number ?? 0 }),
        })),
        ...(more && { moreHref: wholeHref(listHref(locale, scope, filters), slug) }),
        ...(slug === whole && { shownCount: options.length }),
        isRange: view === 'range',
      }))
      // One value that everything has divides nothing.
      .filter(({ options }) => options.length > 1 || options.some(({ isChosen }) => isChosen))
      .map(({ isRange, ...facet }, index) => {
        const ends = isRange ? endsOf(stopsOf(facet)) : null;
        const isOpen =
          index < openFacets || facet.shownCount !== undefined || facet.options.some(({ isChosen }) => isChosen);
        return { ...facet, ...(isOpen && { isOpen }), ...(ends && { ends }) };
      })
  );
}

/** Options of a range as what is between two ends is chosen of. */
export function stopsOf({ options }: Pick<FacetView, 'options'>) {
  return options.map(({ value, number = 0, isChosen = false }) => ({ value, number, isChosen }));
}

function labelsOf({ labels }: ProductList, filters: FilterState, locale: Locale): FilterOption[] {
  return labels.map(({ label, name, count }) => ({
    value: label,
    text: name[locale],
    count,
    ...(filters.labels.includes(label) && { isChosen: true }),
  }));
}

function appliedOf(
  { applied, labels }: ProductList,
  facets: FacetView[],
  scope: ListScope,
  filters: FilterState,
  locale: Locale,
) {
  const ranges = facets.filter(({ ends }) => ends && (ends.from !== null || ends.to !== null));
  const isRange = (slug: string) => ranges.some((range) => range.slug === slug);
  const options = applied
    .filter(({ slug }) => !isRange(slug))
    .map(({ slug, option, value }) => ({
      text: localise(value, locale),
      href: listHref(locale, scope, toggleOption(filters, slug, option)),
    }));
  const stretches = ranges.map(({ slug, title, options: all }) => {
    const chosen = all.filter(({ isChosen }) => isChosen);
    const [first, last] = [chosen[0]?.text ?? '', chosen.at(-1)?.text ?? ''];
    return {
      text: `${title}: ${first === last ? first : `${first} – ${last}`}`,
      href: listHref(locale, scope, clearSpecification(filters, slug)),
    };
  });
  const chosen = labels
    .filter(({ label }) => filters.labels.includes(label))
    .map(({ label, name }) => ({ text: name[locale], href: listHref(locale, scope, removeLabel(filters, label)) }));
  return [...options, ...stretches, ...chosen];
}

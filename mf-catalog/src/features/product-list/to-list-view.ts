import type { ProductList } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import { localise } from '@vitryna/i18n';
import { type CardView, toProductCardView } from '@vitryna/product-view';
import { type FilterState, hasOption, removeLabel, toggleOption } from '@vitryna/routing';
import type { FilterOption } from '@vitryna/ui';
import { type ListScope, listHref } from './list-scope.ts';

/** One filter of the list, in the page's language. */
export type FacetView = { slug: string; title: string; options: FilterOption[]; isOpen: boolean };

/** A page of products with its filters: what category and search show alike. It travels with the page, so it is lean. */
export type ListView = ListScope & {
  filters: FilterState;
  products: CardView[];
  total: number;
  pages: number;
  /** Bounds in hryvnia without the price filter. */
  price: { min: number; max: number };
  facets: FacetView[];
  labels: FilterOption[];
  /** Chosen options and labels, with the address without each. */
  applied: { text: string; href: string }[];
};

/** How many filters are unfolded when nothing is chosen in them. */
const openFacets = 5;

/** Turns the API's answer into what the page shows. */
export function toListView(list: ProductList, scope: ListScope, filters: FilterState, locale: Locale): ListView {
  return {
    ...scope,
    filters,
    products: list.items.map((item) => toProductCardView(item, { locale })),
    total: list.total,
    pages: list.pages,
    price: list.price,
    facets: facetsOf(list, filters, locale),
    labels: labelsOf(list, filters, locale),
    applied: appliedOf(list, scope, filters, locale),
  };
}

function facetsOf({ facets }: ProductList, filters: FilterState, locale: Locale): FacetView[] {
  return (
    facets
      .map(({ slug, name, options }) => ({
        slug,
        title: name[locale],
        options: options.map((option) => ({
          value: option.slug,
          text: option.value[locale],
          count: option.count,
          isChosen: hasOption(filters, slug, option.slug),
        })),
      }))
      // One value that everything has divides nothing.
      .filter(({ options }) => options.length > 1 || options.some(({ isChosen }) => isChosen))
      .map((facet, index) => ({
        ...facet,
        isOpen: index < openFacets || facet.options.some(({ isChosen }) => isChosen),
      }))
  );
}

function labelsOf({ labels }: ProductList, filters: FilterState, locale: Locale): FilterOption[] {
  return labels.map(({ label, name, count }) => ({
    value: label,
    text: name[locale],
    count,
    isChosen: filters.labels.includes(label),
  }));
}

function appliedOf({ applied, labels }: ProductList, scope: ListScope, filters: FilterState, locale: Locale) {
  const options = applied.map(({ slug, option, value }) => ({
    text: localise(value, locale),
    href: listHref(locale, scope, toggleOption(filters, slug, option)),
  }));
  const chosen = labels
    .filter(({ label }) => filters.labels.includes(label))
    .map(({ label, name }) => ({ text: name[locale], href: listHref(locale, scope, removeLabel(filters, label)) }));
  return [...options, ...chosen];
}

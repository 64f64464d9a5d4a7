import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { type FilterSort, setSort } from '@vitryna/routing';
import { SortLinks } from '@vitryna/ui';
import { listHref } from '../list-scope.ts';
import type { ListView } from '../to-list-view.ts';

const texts = {
  relevance: 'relevant',
  popular: 'popular',
  priceAsc: 'cheap',
  priceDesc: 'expensive',
  newest: 'new',
  rating: 'best rated',
  discount: 'discounted',
} as const satisfies Record<FilterSort, string>;

const orders = Object.entries(texts) as [FilterSort, string][];

/** The orders of a list as links; by relevance only where something was searched for. */
export function SortMenu({ list }: { list: ListView }) {
  const t = useTranslate();
  const locale = useLocale();
  const { filters } = list;
  const options = orders
    .filter(([sort]) => sort !== 'relevance' || filters.searchQuery !== '')
    .map(([sort, word]) => ({
      href: listHref(locale, list, setSort(filters, sort)),
      text: t(word),
      isCurrent: sort === filters.sort,
    }));
  return <SortLinks options={options} />;
}

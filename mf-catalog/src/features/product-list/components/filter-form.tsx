import { filterNames } from '@vitryna/contracts/filters';
import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { usePageAnchors } from '@vitryna/remote-kit';
import { clearFilters, countFilters, defaultSort, emptyFilters } from '@vitryna/routing';
import { ChipRow, FilterGroup, FilterSheet, type FindOptions, PriceFilter, RangeFilter } from '@vitryna/ui';
import { useRef } from 'react';
import { filterField, rangeFields } from '../filter-field.ts';
import { useFilterForm } from '../filter-form/use-filter-form.ts';
import { listHref } from '../list-scope.ts';
import type { ListView } from '../to-list-view.ts';
import { AppliedChips } from './applied-chips.tsx';

/** All filters as one plain GET form: the loader writes its fields into the canonical address, JavaScript spares the detour. */
export function FilterForm({ id, list }: { id: string; list: ListView }) {
  const t = useTranslate();
  const locale = useLocale();
  const anchor = usePageAnchors();
  const form = useRef<HTMLFormElement>(null);
  const { draft, isPriceReset } = useFilterForm(form, list);
  const shown = draft?.list ?? list;
  const { filters, facets, labels, price } = shown;
  const { sort, limit, searchQuery } = filters;
  const chosenCount = countFilters(filters);
  const blank = emptyFilters();
  const find: FindOptions = (...asked) =>
    import('../fetch-options.ts').then(({ fetchOptions }) => fetchOptions(shown, locale, ...asked));
  return (
    <form
      ref={form}
      id={id}
      method="get"
      action={listHref(locale, list, blank)}
      // A browser that fills in what was ticked on an earlier visit would show other filters than the list has.
      autoComplete="off"
      data-keep-scroll=""
    >
      {searchQuery && <input type="hidden" name={filterNames.searchQuery} value={searchQuery} />}
      {sort !== defaultSort(searchQuery) && <input type="hidden" name={filterNames.sort} value={sort} />}
      {limit !== blank.limit && <input type="hidden" name={filterNames.limit} value={limit} />}
      {hiddenOptions(shown).map(([slug, option]) => (
        <input key={`${slug}=${option}`} type="hidden" name={filterField(slug)} value={option} />
      ))}
      <FilterSheet
        anchor={anchor('filters')}
        applied={
          chosenCount > 0 && (
            <ChipRow label={t('Chosen filters')}>
              <AppliedChips list={shown} />
            </ChipRow>
          )
        }
        chosenCount={chosenCount}
        resetHref={listHref(locale, list, clearFilters(filters))}
        resultCount={draft?.isCounted === false ? null : shown.total}
      >
        {(price.max > price.min || filters.minPrice !== null || filters.maxPrice !== null || isPriceReset) && (
          <PriceFilter
            bounds={price}
            from={filters.minPrice}
            to={filters.maxPrice}
            histogram={price.histogram}
            note={isPriceReset ? t('The lowest price was above the highest, so the price was reset') : ''}
          />
        )}
        {facets.map(({ slug, ends, isOpen = false, moreHref, ...facet }) =>
          ends ? (
            <RangeFilter key={slug} {...facet} {...ends} isOpen={isOpen} names={rangeFields(slug)} />
          ) : (
            <FilterGroup
              key={slug}
              {...facet}
              isOpen={isOpen}
              name={filterField(slug)}
              more={moreHref && { find, href: moreHref }}
            />
          ),
        )}
        {labels.length > 0 && (
          <FilterGroup
            title={t('Offers')}
            name={filterNames.labels}
            options={labels}
            isOpen={labels.some(({ isChosen }) => isChosen)}
          />
        )}
      </FilterSheet>
    </form>
  );
}

/** Choices outside the form's own filters, such as the categories of a search: a change in the form keeps it. */
function hiddenOptions({ filters, facets }: ListView): [string, string][] {
  return Object.entries(filters.specifications)
    .filter(([slug]) => !facets.some((facet) => facet.slug === slug))
    .flatMap(([slug, options]) => options.map((option): [string, string] => [slug, option]));
}

import type { Facet } from '@vitryna/contracts/api';
import { maxRangeOptions } from '@vitryna/contracts/values';
import type { OfferedFacet } from '../../catalogue/index-types.ts';
import type { FilteredList, ListFilter } from '../../catalogue/list-products.ts';
import { colourOf } from './colours.ts';

/** From so many options on a filter has its own search field. */
const searchableFrom = 12;
/** Fewer options than this are quicker to tick than to bound. */
const minRangeOptions = 4;
/** A longer list of options leaves out those that would give nothing; a shorter one shows them disabled. */
const maxShownDisabled = 24;

/** How a filter is offered: a stretch of values can be chosen where each has its number and the address can name them all. */
const viewOf = ({ specification: { view }, options }: OfferedFacet): Facet['view'] => {
  if (view !== 'range') return view;
  const isNumeric = options.every(({ number }) => number !== null);
  return isNumeric && options.length >= minRangeOptions && options.length <= maxRangeOptions ? 'range' : 'checkbox';
};

/** A filter of a list as the API tells it. */
export const toFacet = (offered: OfferedFacet, list: FilteredList, chosen: ListFilter['options']): Facet => {
  const { specification, options } = offered;
  const selected = new Set(chosen.get(specification.slug)?.map(({ id }) => id));
  const view = viewOf(offered);
  const shown = view === 'range' ? options.toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0)) : options;
  return {
    slug: specification.slug,
    name: specification.name,
    unit: specification.unit,
    view,
    promoted: specification.is_promoted,
    searchable: options.length >= searchableFrom,
    options: shown.flatMap((option) => {
      const count = list.counts[option.rank] ?? 0;
      const isSelected = selected.has(option.id);
      const isDisabled = count === 0 && !isSelected;
      if (isDisabled && view !== 'range' && options.length > maxShownDisabled) return [];
      const { slug, value, number } = option;
      const colour = view === 'color' ? colourOf(slug) : null;
      return [
        {
          slug,
          value,
          count,
          selected: isSelected,
          disabled: isDisabled,
          ...(view === 'range' && number !== null && { number }),
          ...(colour && { colour }),
        },
      ];
    }),
  };
};

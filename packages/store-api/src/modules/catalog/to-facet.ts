import type { Facet, FacetOption } from '@vitryna/contracts/api';
import { maxRangeOptions } from '@vitryna/contracts/values';
import type { IndexedOption, OfferedFacet } from '../../catalogue/index-types.ts';
import type { FilteredList, ListFilter } from '../../catalogue/list-products.ts';
import { colourOf } from './colours.ts';

/** From so many options on a filter has its own search field. */
const searchableFrom = 12;
/** Fewer options than this are quicker to tick than to bound. */
const minRangeOptions = 4;
/** A longer list of options leaves out those that would give nothing; a shorter one shows them disabled. */
const maxShownDisabled = 24;

/** How a filter is offered: a stretch of values can be chosen where each has its number and the address can name them all. */
function viewOf({ specification: { view }, options, isCut }: OfferedFacet): Facet['view'] {
  if (view !== 'range') return view;
  if (isCut) return 'checkbox';
  const isNumeric = options.every(({ number }) => number !== null);
  return isNumeric && options.length >= minRangeOptions && options.length <= maxRangeOptions ? 'range' : 'checkbox';
}

/** An option of a filter as the API tells it. */
export function toFacetOption(
  { slug, value }: IndexedOption,
  view: Facet['view'],
  count: number,
  selected: boolean,
): FacetOption {
  const colour = view === 'color' ? colourOf(slug) : null;
  return { slug, value, count, selected, disabled: count === 0 && !selected, ...(colour && { colour }) };
}

/** A filter of a list as the API tells it. */
export function toFacet(offered: OfferedFacet, list: FilteredList, chosen: ListFilter['options']): Facet {
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
    more: offered.isCut,
    options: shown.flatMap((option) => {
      const count = list.counts[option.rank] ?? 0;
      const isSelected = selected.has(option.id);
      const isDisabled = count === 0 && !isSelected;
      if (isDisabled && view !== 'range' && options.length > maxShownDisabled) return [];
      return [{ ...toFacetOption(option, view, count, isSelected), ...(view === 'range' && numberOf(option)) }];
    }),
  };
}

const numberOf = ({ number }: IndexedOption) => (number === null ? {} : { number });

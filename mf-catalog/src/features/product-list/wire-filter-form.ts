import { debounceMs } from '@vitryna/contracts/constants';
import { type FilterState, parseFilters } from '@vitryna/routing';
import { chooseRanges, type StopsOf } from './choose-range.ts';
import { readFilterForm } from './filter-form.ts';
import { closeSheet, isSheetLink, isSheetOpen } from './filter-sheet-target.ts';

/** What a form is wired to: the options of its ranges, and what is done with what it says. */
export type FilterActions = { stopsOf: StopsOf; onChange: (filters: FilterState) => void };

/** What listens to a form; `isWaiting` while a change is not applied yet. */
export type FilterWires = { isWaiting: () => boolean; cut: () => void };

/** Calls `onChange` with what the form says: 50 ms after its last change (specification §9), at once when it is submitted. */
export function wireFilterForm(form: HTMLFormElement, { stopsOf, onChange }: FilterActions): FilterWires {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const apply = () => {
    clearTimeout(timer);
    timer = undefined;
    onChange(filtersOf(form, stopsOf));
  };
  // The native event: React's `onChange` would also hear each key in the price fields.
  const handleChange = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.name === '') return;
    clearTimeout(timer);
    timer = setTimeout(apply, debounceMs);
  };
  const handleSubmit = (event: Event) => {
    event.preventDefault();
    if (isSheetOpen(form)) closeSheet();
    apply();
  };
  const handleClick = (event: Event) => {
    if (!isSheetLink(event.target)) return;
    event.preventDefault();
    closeSheet();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isSheetOpen(form)) closeSheet();
  };
  form.addEventListener('change', handleChange);
  form.addEventListener('submit', handleSubmit);
  form.addEventListener('click', handleClick);
  document.addEventListener('keydown', handleKey);
  // Whoever was faster than this code is not made to press again.
  if (isTouched(form)) apply();
  return {
    isWaiting: () => timer !== undefined,
    cut: () => {
      clearTimeout(timer);
      form.removeEventListener('change', handleChange);
      form.removeEventListener('submit', handleSubmit);
      form.removeEventListener('click', handleClick);
      document.removeEventListener('keydown', handleKey);
    },
  };
}

function isTouched(form: HTMLFormElement): boolean {
  const inputs = [...form.elements].filter((element) => element instanceof HTMLInputElement && element.name !== '');
  return (inputs as HTMLInputElement[]).some(
    (input) => input.checked !== input.defaultChecked || input.value !== input.defaultValue,
  );
}

function filtersOf(form: HTMLFormElement, stopsOf: StopsOf): FilterState {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.append(name, value);
  const read = readFilterForm(query);
  const { filters } = parseFilters(read ?? { search: `?${query}` });
  return read ? chooseRanges(filters, read.ranges, stopsOf) : filters;
}

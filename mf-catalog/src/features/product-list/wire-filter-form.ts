import type { Locale } from '@vitryna/contracts/constants';
import { debounceMs } from '@vitryna/contracts/constants';
import { filterNames, isReversed } from '@vitryna/contracts/filters';
import { type FilterState, parseFilters } from '@vitryna/routing';
import { chooseRanges, type StopsOf } from './choose-range.ts';
import { fetchList } from './fetch-list.ts';
import type { FilterDraft } from './filter-draft.ts';
import { readFilterForm } from './filter-form.ts';
import { closeSheet, isSheetLink, isSheetOpen } from './filter-sheet-target.ts';
import { watchFocus } from './keep-focus.ts';
import { listHref } from './list-scope.ts';
import type { ListView } from './to-list-view.ts';

/** The page that a form stands in, as it is now. */
export type FilterPage = {
  list: ListView;
  locale: Locale;
  navigate: (href: string, options: { state: { keepsScroll: true } }) => unknown;
};

/** What a wired form is told. */
export type FilterWires = {
  /** Another list has come: the fields show its filters, unless a change is about to be applied. */
  follow: () => void;
  /** The draft that was asked for is shown. */
  settle: () => void;
  cut: () => void;
};

/**
 * Applies what the form says: 50 ms after its last change (specification §9), at once when it is submitted. What is changed in an
 * open sheet is a draft until then: it is counted and shown.
 */
export function wireFilterForm(
  form: HTMLFormElement,
  page: { current: FilterPage },
  {
    setDraft,
    setPriceReset,
  }: { setDraft: (draft: FilterDraft | null) => void; setPriceReset: (isReset: boolean) => void },
): FilterWires {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let counting = new AbortController();
  let isApplying = false;
  let followsDraft = false;
  const focus = watchFocus(form);

  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const apply = (filters: FilterState) => {
    stop();
    counting.abort();
    const { list, locale, navigate } = page.current;
    const href = listHref(locale, list, filters);
    if (href !== window.location.pathname + window.location.search) navigate(href, { state: { keepsScroll: true } });
    else {
      // Fields that say what no address does, such as a price the wrong way round, show again what the list has.
      form.reset();
      setDraft(null);
    }
  };
  const count = async (filters: FilterState, isOfForm: boolean) => {
    stop();
    counting.abort();
    counting = new AbortController();
    const { signal } = counting;
    const { list, locale } = page.current;
    const draft = await fetchList(list, { filters, isCountOnly: true, locale, signal }).then(
      (counted) => ({ list: counted, isCounted: true }),
      () => ({ list: { ...list, filters }, isCounted: false }),
    );
    if (signal.aborted) return;
    // What a chip took back is still ticked in the form.
    followsDraft = !isOfForm || isReversedPrice(form);
    setDraft(draft);
  };
  const tell = () => {
    const filters = filtersOf(form, page.current.list);
    setPriceReset(isReversedPrice(form));
    if (isSheetOpen(form)) void count(filters, true);
    else apply(filters);
  };
  /** The sheet is closed without applying: nothing was changed. */
  const forget = () => {
    stop();
    counting.abort();
    followsDraft = true;
    form.reset();
    setDraft(null);
  };
  // The native event: React's `onChange` would also hear each key in the price fields.
  const handleChange = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.name === '') return;
    clearTimeout(timer);
    timer = setTimeout(tell, debounceMs);
  };
  const handleSubmit = (event: Event) => {
    event.preventDefault();
    isApplying = true;
    const filters = filtersOf(form, page.current.list);
    setPriceReset(isReversedPrice(form));
    if (isSheetOpen(form)) closeSheet(form);
    apply(filters);
  };
  const handleClick = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.dataset.inPlace !== undefined || !isSheetOpen(form)) return;
    event.preventDefault();
    if (isSheetLink(link)) closeSheet(form);
    else void count(filtersAt(new URL(link.href)), false);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isSheetOpen(form)) closeSheet(form);
  };
  // However the sheet was closed, the way back included.
  const handleHash = () => {
    if (isSheetOpen(form)) isApplying = false;
    else if (!isApplying) forget();
  };
  form.addEventListener('change', handleChange);
  form.addEventListener('submit', handleSubmit);
  form.addEventListener('click', handleClick);
  document.addEventListener('keydown', handleKey);
  window.addEventListener('hashchange', handleHash);
  // Whoever was faster than this code is not made to press again.
  if (isTouched(form)) tell();
  return {
    follow: () => {
      // A tick that waits to be applied is not taken back by the answer to the one before.
      if (timer === undefined) form.reset();
      focus.keep();
    },
    settle: () => {
      if (followsDraft) form.reset();
      followsDraft = false;
    },
    cut: () => {
      stop();
      counting.abort();
      focus.cut();
      form.removeEventListener('change', handleChange);
      form.removeEventListener('submit', handleSubmit);
      form.removeEventListener('click', handleClick);
      document.removeEventListener('keydown', handleKey);
      window.removeEventListener('hashchange', handleHash);
    },
  };
}

function isReversedPrice(form: HTMLFormElement): boolean {
  const fields = new FormData(form);
  const numberOf = (name: string) => Number(fields.get(name)) || null;
  return isReversed(numberOf(filterNames.minPrice), numberOf(filterNames.maxPrice));
}

function isTouched(form: HTMLFormElement): boolean {
  const inputs = [...form.elements].filter((element) => element instanceof HTMLInputElement && element.name !== '');
  return (inputs as HTMLInputElement[]).some(
    (input) => input.checked !== input.defaultChecked || input.value !== input.defaultValue,
  );
}

function filtersOf(form: HTMLFormElement, { facets }: ListView): FilterState {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.append(name, value);
  const stopsOf: StopsOf = (slug) => {
    const facet = facets.find((one) => one.slug === slug && one.ends);
    return facet ? facet.options.map(({ value, number = 0 }) => ({ value, number })) : null;
  };
  const read = readFilterForm(query);
  const { filters } = parseFilters(read ?? { search: `?${query}` });
  return read ? chooseRanges(filters, read.ranges, stopsOf) : filters;
}

/** What a link to the same list says. */
function filtersAt({ pathname, search }: URL): FilterState {
  const last = decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1));
  return parseFilters({ segment: last.includes('=') ? last : '', search }).filters;
}

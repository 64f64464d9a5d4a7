import type { Locale } from '@vitryna/contracts/constants';
import { debounceMs } from '@vitryna/contracts/constants';
import { filterNames, isReversed } from '@vitryna/contracts/filters';
import { clearFilters, type FilterState, parseFilters } from '@vitryna/routing';
import { chooseRanges, type StopsOf } from './choose-range.ts';
import type { FilterDraft } from './filter-draft.ts';
import { readFilterForm } from './filter-form.ts';
import { closeSheet, isSheetLink, isSheetOpen, sheetWidth } from './filter-sheet-target.ts';
import { followEdits, isTouched, namedFields } from './form-edits.ts';
import { holdOutside } from './hold-outside.ts';
import { watchFocus } from './keep-focus.ts';
import { listHref } from './list-scope.ts';
import type { ListView } from './to-list-view.ts';

/** The page that a form stands in, as it is now. */
export type FilterPage = {
  list: ListView;
  locale: Locale;
  navigate: (href: string, options: { replace?: boolean; state: { keepsScroll: true } }) => unknown;
};

/** What a wired form is told. */
export type FilterWires = {
  /** Another list has come: the fields show its filters, apart from what was typed or ticked since it was asked for. */
  follow: () => void;
  /** Another draft is shown, or none any more. */
  settle: (draft: FilterDraft | null) => void;
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
  let isAwaited = false;
  let isLate = false;
  let followsDraft = false;
  const edits = followEdits(form);
  const focus = watchFocus(form);
  let letGo = () => {};

  /** Nothing behind an open sheet can be reached. */
  const hold = () => {
    letGo();
    const sheet = isSheetOpen(form) ? form.querySelector(':target') : null;
    if (!sheet) return;
    const free = holdOutside(sheet);
    // On a wider window it is no sheet any more.
    const width = matchMedia(sheetWidth);
    width.addEventListener('change', hold);
    letGo = () => {
      letGo = () => {};
      width.removeEventListener('change', hold);
      free();
    };
  };
  const close = () => {
    letGo();
    closeSheet(form);
  };

  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const apply = (filters: FilterState) => {
    stop();
    counting.abort();
    const { list, locale, navigate } = page.current;
    const href = listHref(locale, list, filters);
    const isHere = href === placeOf(window.location);
    edits.settle();
    // Whoever takes a choice back before its list has come is led back here: what is on its way must not arrive.
    if (isAwaited || !isHere) navigate(href, { replace: isHere, state: { keepsScroll: true } });
    isAwaited = !isHere;
    if (isHere) {
      // Fields that say what no address does, such as a price the wrong way round, show again what the list has.
      edits.show();
      setDraft(null);
    }
  };
  const count = async (filters: FilterState, isOfForm: boolean) => {
    stop();
    counting.abort();
    counting = new AbortController();
    if (isOfForm) edits.settle();
    const { signal } = counting;
    const { list, locale } = page.current;
    const draft = await loadFetch()
      .then(({ fetchList }) => fetchList(list, { filters, isCountOnly: true, locale, signal }))
      .then(
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
    edits.settle();
    edits.show();
    setDraft(null);
  };
  const tellSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(tell, debounceMs);
  };
  // The native event: React's `onChange` would also hear each key in the price fields.
  const handleChange = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.name === '') return;
    tellSoon();
  };
  const handleSubmit = (event: Event) => {
    event.preventDefault();
    isApplying = true;
    const filters = filtersOf(form, page.current.list);
    setPriceReset(isReversedPrice(form));
    if (isSheetOpen(form)) close();
    apply(filters);
  };
  const handleClick = (event: Event) => {
    const link = linkOf(event);
    if (!link || link.dataset.inPlace !== undefined || !isSheetOpen(form)) return;
    event.preventDefault();
    if (isSheetLink(link)) close();
    else void count(filtersAt(new URL(link.href)), false);
  };
  /** A link that is pressed right after a field was left is followed; what the field says is applied to the list it leads to. */
  const handleLeave = (event: MouseEvent) => {
    const link = linkOf(event);
    if (timer === undefined || !link || isSheetOpen(form) || !leadsAway(link, event)) return;
    stop();
    const { list, locale } = page.current;
    // Whoever clears all filters gives up what was just typed with them.
    isLate = placeOf(link) !== listHref(locale, list, clearFilters(list.filters));
    if (!isLate) edits.settle();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isSheetOpen(form)) close();
  };
  // However the sheet was closed, the way back included.
  const handleHash = () => {
    hold();
    if (isSheetOpen(form)) {
      isApplying = false;
      // Soon there will be something to count.
      loadFetch().catch(() => {});
    } else if (!isApplying) {
      forget();
    }
  };
  form.addEventListener('change', handleChange);
  form.addEventListener('submit', handleSubmit);
  form.addEventListener('click', handleClick);
  document.addEventListener('click', handleLeave);
  document.addEventListener('keydown', handleKey);
  window.addEventListener('hashchange', handleHash);
  hold();
  // Whoever was faster than this code is not made to press again.
  if (namedFields(form).some(isTouched)) tell();
  return {
    follow: () => {
      isAwaited = false;
      edits.show();
      if (isLate) tellSoon();
      isLate = false;
      focus.keep();
    },
    settle: (draft) => {
      if (followsDraft || !draft) edits.show();
      followsDraft = false;
    },
    cut: () => {
      stop();
      counting.abort();
      focus.cut();
      form.removeEventListener('change', handleChange);
      form.removeEventListener('submit', handleSubmit);
      form.removeEventListener('click', handleClick);
      document.removeEventListener('click', handleLeave);
      document.removeEventListener('keydown', handleKey);
      window.removeEventListener('hashchange', handleHash);
      letGo();
    },
  };
}

/** Schemas of answers come with it, which no first view needs: making them takes a phone longer than all else here. */
const loadFetch = () => import('./fetch-list.ts');

function isReversedPrice(form: HTMLFormElement): boolean {
  const fields = new FormData(form);
  const numberOf = (name: string) => Number(fields.get(name)) || null;
  return isReversed(numberOf(filterNames.minPrice), numberOf(filterNames.maxPrice));
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

const linkOf = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null);

const placeOf = ({ pathname, search }: Location | HTMLAnchorElement) => pathname + search;

/** Whether a press leads this page to another address. */
function leadsAway(link: HTMLAnchorElement, { button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  const isPlain = button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
  return (
    isPlain && link.target === '' && link.dataset.inPlace === undefined && placeOf(link) !== placeOf(window.location)
  );
}

/** What a link to the same list says. */
function filtersAt({ pathname, search }: URL): FilterState {
  const last = decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1));
  return parseFilters({ segment: last.includes('=') ? last : '', search }).filters;
}

import { debounceMs } from '@vitryna/contracts/constants';
import { useLocale } from '@vitryna/i18n/react';
import { useNavigate } from '@vitryna/remote-kit';
import { parseFilters } from '@vitryna/routing';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { readFilterForm } from './filter-form.ts';
import { closeSheet, isSheetLink, isSheetOpen } from './filter-sheet-target.ts';
import { listHref } from './list-scope.ts';
import type { ListView } from './to-list-view.ts';

/**
 * Applies a change of the filter form by itself, 50 ms after the last one (specification §9): a navigation to the canonical
 * address that keeps focus and scroll. When other filters arrive (chips, the back button), the fields follow.
 */
export function useFilterForm(ref: RefObject<HTMLFormElement | null>, list: ListView): void {
  const locale = useLocale();
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const apply = useEffectEvent((form: HTMLFormElement) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.append(name, value);
    const asked = readFilterForm(query) ?? { search: `?${query}` };
    const { filters } = parseFilters(asked);
    const href = listHref(locale, list, filters);
    const here = window.location;
    if (href !== here.pathname + here.search) void navigate(href, { state: { keepsScroll: true } });
  });

  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    // The native event: React's `onChange` would also hear each key in the price fields.
    const handleChange = (event: Event) => {
      if (!(event.target instanceof HTMLInputElement) || event.target.name === '') return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => apply(form), debounceMs);
    };
    const handleSubmit = (event: Event) => {
      event.preventDefault();
      if (isSheetOpen(form)) closeSheet();
      apply(form);
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
    return () => {
      clearTimeout(timer.current);
      form.removeEventListener('change', handleChange);
      form.removeEventListener('submit', handleSubmit);
      form.removeEventListener('click', handleClick);
      document.removeEventListener('keydown', handleKey);
    };
  }, [ref]);

  const shown = useRef(list.filters);
  useEffect(() => {
    if (shown.current === list.filters) return;
    shown.current = list.filters;
    // A tick that waits to be applied is not taken back by the answer to the one before.
    if (timer.current === undefined) ref.current?.reset();
  }, [list.filters, ref]);
}

import { clearFilters } from '@vitryna/routing';
import { listHref } from '../list-scope.ts';
import { loadFetch } from './count-draft.ts';
import type { FilterPage } from './filter-draft.ts';
import { type HeldSheet, isSheetLink, isSheetOpen } from './filter-sheet-target.ts';
import { choiceOf, filtersAt, leadsAway, linkOf, placeOf } from './read-choice.ts';
import type { FormEvent } from './reduce-form.ts';

/** Tells what a shopper does to a form and its sheet; gives back what ends that. */
export function hearForm(
  form: HTMLFormElement,
  page: { current: FilterPage },
  { sheet, tell }: { sheet: HeldSheet; tell: (event: FormEvent) => void },
): () => void {
  const handleSubmit = (event: Event) => {
    event.preventDefault();
    tell({ type: 'submitted', choice: choiceOf(form, page.current), isSheetOpen: isSheetOpen(form) });
  };
  // The native event: React's `onChange` would also hear each key in the price fields.
  const handleChange = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.name !== '') tell({ type: 'changed' });
  };
  const handleClick = (event: Event) => {
    const link = linkOf(event);
    if (!link || link.dataset.inPlace !== undefined || !isSheetOpen(form)) return;
    event.preventDefault();
    if (isSheetLink(link)) sheet.close();
    else tell({ type: 'linked', filters: filtersAt(new URL(link.href)) });
  };
  const handleLeave = (event: MouseEvent) => {
    const link = linkOf(event);
    if (!link || isSheetOpen(form) || !leadsAway(link, event)) return;
    const { list, locale } = page.current;
    tell({ type: 'left', isCleared: placeOf(link) === listHref(locale, list, clearFilters(list.filters)) });
  };
  const handleKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && isSheetOpen(form)) sheet.close();
  };
  // However the sheet was closed, the way back included.
  const handleHash = () => {
    sheet.look();
    const isOpen = isSheetOpen(form);
    tell({ type: isOpen ? 'opened' : 'closed' });
    // Soon there will be something to count.
    if (isOpen) loadFetch().catch(() => {});
  };
  form.addEventListener('change', handleChange);
  form.addEventListener('submit', handleSubmit);
  form.addEventListener('click', handleClick);
  document.addEventListener('click', handleLeave);
  document.addEventListener('keydown', handleKey);
  window.addEventListener('hashchange', handleHash);
  return () => {
    form.removeEventListener('change', handleChange);
    form.removeEventListener('submit', handleSubmit);
    form.removeEventListener('click', handleClick);
    document.removeEventListener('click', handleLeave);
    document.removeEventListener('keydown', handleKey);
    window.removeEventListener('hashchange', handleHash);
  };
}

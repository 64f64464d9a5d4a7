import { useLocale } from '@vitryna/i18n/react';
import { useNavigate } from '@vitryna/remote-kit';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ListView } from '../to-list-view.ts';
import type { FilterDraft, FilterFormState } from './filter-draft.ts';
import type { FilterWires } from './wire-filter-form.ts';

/**
 * Makes a change of the filter form apply by itself: a navigation to the canonical address that keeps focus and scroll. In
 * the open sheet of a phone a change is only counted: the draft that is given back, until the sheet's button applies it. When other
 * filters arrive (chips, the back button), the fields follow. The code comes after hydration; until then, and without
 * JavaScript, the form is a plain one.
 */
export function useFilterForm(ref: RefObject<HTMLFormElement | null>, list: ListView): FilterFormState {
  const locale = useLocale();
  const navigate = useNavigate();
  const wires = useRef<FilterWires>(null);
  const page = useRef({ list, locale, navigate });
  const [draft, setDraft] = useState<FilterDraft | null>(null);
  const [isPriceReset, setPriceReset] = useState(false);

  useEffect(() => {
    let isGone = false;
    const wire = async () => {
      const { wireFilterForm } = await import('./wire-filter-form.ts');
      if (ref.current && !isGone) wires.current = wireFilterForm(ref.current, page, { setDraft, setPriceReset });
    };
    // Without the chunk the no-JS form still works.
    wire().catch(() => {});
    return () => {
      isGone = true;
      wires.current?.dispose();
    };
  }, [ref]);

  const { filters } = list;
  useEffect(() => {
    const isOther = page.current.list.filters !== filters;
    page.current = { list, locale, navigate };
    if (isOther) wires.current?.follow();
  }, [list, filters, locale, navigate]);
  useEffect(() => wires.current?.settle(draft), [draft]);
  return { draft, isPriceReset };
}

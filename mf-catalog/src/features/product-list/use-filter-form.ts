import { useLocale } from '@vitryna/i18n/react';
import { useNavigate } from '@vitryna/remote-kit';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { listHref } from './list-scope.ts';
import type { FacetView, ListView } from './to-list-view.ts';
import type { FilterWires } from './wire-filter-form.ts';

/**
 * Makes a change of the filter form apply by itself: a navigation to the canonical address that keeps focus and scroll. When
 * other filters arrive (chips, the back button), the fields follow. The code comes after hydration; until then, and without
 * JavaScript, the form is a plain one.
 */
export function useFilterForm(ref: RefObject<HTMLFormElement | null>, list: ListView): void {
  const locale = useLocale();
  const navigate = useNavigate();
  const wires = useRef<FilterWires>(null);

  const go = useEffectEvent((filters: ListView['filters']) => {
    const href = listHref(locale, list, filters);
    const { pathname, search } = window.location;
    if (href !== pathname + search) void navigate(href, { state: { keepsScroll: true } });
  });

  const stopsOf = useEffectEvent((slug: string) => {
    const facet = list.facets.find((one) => one.slug === slug && one.ends);
    return facet ? stopsIn(facet) : null;
  });

  useEffect(() => {
    const form = ref.current;
    let isGone = false;
    const wire = async () => {
      const { wireFilterForm } = await import('./wire-filter-form.ts');
      if (form && !isGone)
        wires.current = wireFilterForm(form, { stopsOf: (slug) => stopsOf(slug), onChange: (filters) => go(filters) });
    };
    // A chunk that does not come leaves the plain form, which works.
    wire().catch(() => {});
    return () => {
      isGone = true;
      wires.current?.cut();
    };
  }, [ref]);

  const shown = useRef(list.filters);
  useEffect(() => {
    if (shown.current === list.filters) return;
    shown.current = list.filters;
    // A tick that waits to be applied is not taken back by the answer to the one before.
    if (!wires.current?.isWaiting()) ref.current?.reset();
  }, [list.filters, ref]);
}

const stopsIn = ({ options }: FacetView) => options.map(({ value, number = 0 }) => ({ value, number }));

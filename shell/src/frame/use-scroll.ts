import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';

/** `state` of a navigation that leaves the page where it is, e.g. a filter. */
export type NavigationState = { keepsScroll?: boolean } | null;

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * After a navigation the new page begins at its top with the focus on its contents, Back finds the old place again, and a
 * navigation that changes only a part of the page stays where it is.
 */
export function useScroll(): void {
  const location = useLocation() as Location<NavigationState>;
  const type = useNavigationType();
  const places = useRef(new Map<string, number>());
  const shown = useRef(location.key);

  useEffect(() => {
    const note = () => places.current.set(shown.current, window.scrollY);
    // The browser's own restoration is right for whole documents and too early for pages that change in place.
    const giveBack = () => {
      history.scrollRestoration = 'auto';
    };
    addEventListener('scroll', note, { passive: true });
    addEventListener('pagehide', giveBack);
    return () => {
      removeEventListener('scroll', note);
      removeEventListener('pagehide', giveBack);
    };
  }, []);

  useBrowserLayoutEffect(() => {
    if (shown.current === location.key) return;
    shown.current = location.key;
    history.scrollRestoration = 'manual';
    const place = type === 'POP' ? places.current.get(location.key) : undefined;
    if (place !== undefined) window.scrollTo(0, place);
    else if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
    else if (!location.state?.keepsScroll) {
      window.scrollTo(0, 0);
      document.getElementById('main')?.focus({ preventScroll: true });
    }
  }, [location, type]);
}

import { leftPlaces } from '@vitryna/remote-kit';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';
import type { NavigationState } from '../router/listen-for-navigation.ts';
import { aheadKey } from '../router/loaded-ahead.ts';
import { early } from './cached-places.ts';
import { comingSkeleton } from './coming-skeleton.tsx';
import { focusPlace } from './focus-place.ts';

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * After a navigation the new page begins at its top with the focus on its heading, Back and Forward find the old place again, an
 * anchor is gone to, and a navigation that changes only a part of the page stays where it is.
 */
export function useScroll(): void {
  const location = useLocation() as Location<NavigationState>;
  const type = useNavigationType();
  const shown = useRef(location);

  useEffect(() => {
    const note = () => {
      // The skeleton of the coming page begins at its top; this page was left elsewhere.
      if (!comingSkeleton.isShown && early.address === null) leftPlaces.set(shown.current.key, window.scrollY);
    };
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
    const before = shown.current;
    if (before.key === location.key) return;
    shown.current = location;
    const isThere = early.address === aheadKey(location);
    const isSamePage = before.pathname === location.pathname && before.search === location.search;
    // An anchor on the same page, the skip link among them: the browser has gone there itself.
    if (isSamePage && location.hash && type === 'POP' && !leftPlaces.has(location.key)) return;
    history.scrollRestoration = 'manual';
    const place = type === 'POP' ? leftPlaces.get(location.key) : undefined;
    const anchor = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
    // An element in the viewport before was scrolled to then, and the shopper may have gone on.
    if (!isThere) goTo({ place, anchor, keepsScroll: location.state?.keepsScroll });
    if (!isSamePage && !location.state?.keepsScroll) focusPlace(place === undefined ? anchor : null);
  }, [location, type]);
}

type Goal = { place: number | undefined; anchor: HTMLElement | null; keepsScroll: boolean | undefined };

function goTo({ place, anchor, keepsScroll }: Goal): void {
  if (place !== undefined) {
    const goThere = () => window.scrollTo(0, place);
    goThere();
    // A page that is shown within the event of the press on Back is too early: when the event is over, the browser goes where it left
    // the entry, by the height that the page had before.
    requestAnimationFrame(goThere);
  } else if (anchor) anchor.scrollIntoView();
  else if (!keepsScroll) window.scrollTo(0, 0);
}

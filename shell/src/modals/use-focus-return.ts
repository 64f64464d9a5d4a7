import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { controls, lastPress, type Trail } from './last-press.ts';

/**
 * When the last modal closes, the focus returns to what opened the first one, or to what took its place meanwhile: a button that puts
 * a product into the cart becomes the link to it. After a navigation, or when there is neither, it goes to the page's contents.
 */
export function useFocusReturn(): void {
  const [{ opener, trail }] = useState(() => ({ opener: document.activeElement, trail: lastPress() }));
  const { key } = useLocation();
  const openedAt = useRef(key);
  const shown = useRef(key);
  useEffect(() => {
    shown.current = key;
  }, [key]);
  useEffect(
    () => () => {
      const isSamePage = openedAt.current === shown.current;
      const isThere = opener instanceof HTMLElement && opener !== document.body && opener.isConnected;
      const target = isSamePage && (isThere ? opener : findAgain(trail));
      (target || document.getElementById('main'))?.focus({ preventScroll: true });
    },
    [opener, trail],
  );
}

/** The element that now stands at a removed control's place: down from what is left around it, by the same places. */
function findAgain(trail: Trail): HTMLElement | null {
  const left = trail.findIndex(([element]) => element.isConnected);
  let found = trail[left]?.[0];
  // Only what stood close to the control can say where it was: the page itself is no place.
  if (!found || found.matches('main, body, html')) return null;
  for (const [, place] of trail.slice(0, left).reverse()) {
    const next: Element | undefined = found.children[place];
    if (!next) break;
    found = next;
  }
  return found.closest<HTMLElement>(controls) ?? found.querySelector<HTMLElement>(controls);
}

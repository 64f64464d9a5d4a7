import { matchRoutes, type RouteObject } from 'react-router';
import { matchedPage } from '../routing/page-route.ts';
import { linkOf } from './navigation.ts';

/** A pointer that rests this long on a link means to press it, in milliseconds. */
const hoverMs = 65;

/** On intent (pointer, touch, keyboard focus) the code of the next page is fetched, so that the click finds it here. */
export function prefetchOnIntent(routes: RouteObject[]): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const prefetch = (target: EventTarget | null) => {
    const link = linkOf(target);
    const modal = link?.dataset.modal;
    if (modal === 'cart' || modal === 'headerMenu') {
      import('../modals/open-modals.tsx').then(({ loadModal }) => loadModal(modal)).catch(() => {});
      return;
    }
    if (!link || link.origin !== location.origin) return;
    const page = matchedPage(matchRoutes(routes, link.pathname));
    // A failed prefetch is no news: the navigation itself will try again and say so.
    page?.remote.load(page.declaration.page).catch(() => {});
  };
  document.addEventListener('pointerover', (event) => {
    clearTimeout(timer);
    timer = setTimeout(() => prefetch(event.target), hoverMs);
  });
  document.addEventListener('touchstart', (event) => prefetch(event.target), { passive: true });
  document.addEventListener('focusin', (event) => prefetch(event.target));
}

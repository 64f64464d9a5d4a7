import { linkOf } from '../../router/navigation.ts';
import type { Feature } from '../feature.ts';
import { loadAhead } from './load-ahead.ts';

/** How long a sign must last until it means a press, in milliseconds: shorter ones pass by. A finger that scrolls ends it later, too. */
const restMs = { pointer: 65, touch: 15, focus: 200 };

/** At the first sign that a link will be followed (pointer, touch, keyboard) its page is loaded, so that the press finds it here. */
export const loadOnIntent: Feature = (app) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let touch = new AbortController();
  const loadFor = (target: EventTarget | null, signal?: AbortSignal) => {
    const link = linkOf(target);
    const modal = link?.dataset.modal;
    if (modal === 'cart' || modal === 'headerMenu') {
      import('../../modals/open-modals.tsx').then(({ loadModal }) => loadModal(modal)).catch(() => {});
      return;
    }
    if (!link || link.origin !== location.origin || 'document' in link.dataset || !navigator.onLine) return;
    const url = new URL(link.href);
    if (url.pathname === location.pathname && url.search === location.search) return;
    loadAhead(url, app, signal).catch(() => {});
  };
  const after = (ms: number) => (event: Event) => {
    clearTimeout(timer);
    timer = setTimeout(loadFor, ms, event.target);
  };
  const passive = { passive: true } as const;
  document.addEventListener('pointerover', (event) => {
    // A finger has an event of its own.
    if (event.pointerType === 'mouse') after(restMs.pointer)(event);
  });
  document.addEventListener(
    'touchstart',
    ({ target }) => {
      clearTimeout(timer);
      touch = new AbortController();
      timer = setTimeout(loadFor, restMs.touch, target, touch.signal);
    },
    passive,
  );
  document.addEventListener(
    'touchmove',
    () => {
      clearTimeout(timer);
      touch.abort();
    },
    passive,
  );
  document.addEventListener('focusin', after(restMs.focus));
  // What is pressed is being loaded already.
  document.addEventListener('click', () => clearTimeout(timer), { capture: true });
  // The sign that brought this code here was one, too.
  loadFor(document.querySelector('a:hover'));
};

import { linkOf } from '../router/listen-for-navigation.ts';
import { aheadKey } from '../router/loaded-ahead.ts';
import type { InstantInput } from './instant-input.ts';
import { prepareAddress } from './prefetch.ts';

/** How long a sign must last until it means a press, in milliseconds: shorter ones pass by, or begin a scroll. */
const restMs = { pointer: 65, touch: 60, focus: 200 };

/** At the first sign that a link will be followed (pointer, touch, keyboard) its page is prerendered, so that the press finds it here. */
export function loadOnIntent(input: InstantInput): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let finger = new AbortController();
  const loadFor = (target: EventTarget | null, signal?: AbortSignal) => {
    const link = linkOf(target);
    const modal = input.loadModal(link?.dataset.modal ?? '');
    if (modal) return void modal.catch(() => {});
    if (!link || link.origin !== location.origin || 'document' in link.dataset || !navigator.onLine) return;
    const url = new URL(link.href);
    if (url.pathname === location.pathname && url.search === location.search) return;
    prepareAddress(url, input, signal).catch(() => {});
  };
  const after = (ms: number, target: EventTarget | null, signal?: AbortSignal) => {
    clearTimeout(timer);
    timer = setTimeout(loadFor, ms, target, signal);
  };
  document.addEventListener('pointerover', ({ pointerType, target }) => {
    // A finger has an event of its own.
    if (pointerType === 'mouse') after(restMs.pointer, target);
  });
  const touch = (target: EventTarget | null) => {
    finger = new AbortController();
    // Browsers hold timers back while a finger may begin to scroll, and a press takes no longer than that. Reads cost no request.
    if (isRead(linkOf(target), input)) loadFor(target, finger.signal);
    else after(restMs.touch, target, finger.signal);
  };
  const scroll = () => {
    clearTimeout(timer);
    finger.abort();
  };
  document.addEventListener('touchstart', ({ target }) => touch(target), { passive: true });
  document.addEventListener('touchmove', scroll, { passive: true });
  document.addEventListener('focusin', ({ target }) => after(restMs.focus, target));
  // The pressed link is being loaded already.
  document.addEventListener('click', () => clearTimeout(timer), { capture: true });
  // The sign that brought this code here was one, too.
  loadFor(document.querySelector('a:hover'));
}

function isRead(link: HTMLAnchorElement | null, { ahead }: InstantInput): boolean {
  return link !== null && ahead.has(aheadKey(link));
}

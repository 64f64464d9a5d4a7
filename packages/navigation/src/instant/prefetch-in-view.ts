import { inSight } from '@vitryna/remote-kit';
import { matchedPage } from '../router/page-route.ts';
import type { InstantInput } from './instant-input.ts';
import { keptMs, prefetch } from './prefetch.ts';
import { savesData } from './saves-data.ts';

/** How long a shopper must neither scroll nor press until what is in sight is asked for, in milliseconds. */
const restMs = 400;

/** Most addresses that are read for one view: what a phone or a tablet shows of a list. */
const mostRead = 6;

const signs = ['scroll', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * While the shopper looks at a page, code and data of the pages that it leads to are read, of those that say they are small enough: a
 * finger gives no sign before it presses. One after the other, so that whatever the shopper does next has the line for itself.
 */
export function prefetchInView(input: InstantInput): void {
  let timer: ReturnType<typeof setTimeout>;
  let round = 0;
  const prefetchVisible = async (mine: number) => {
    if (document.hidden || !navigator.onLine || savesData() || input.router.state.navigation.state !== 'idle') return;
    for (const url of prefetchableInView(input)) {
      if (mine !== round) return;
      // A failed guess is not reported.
      await prefetch(url, input, keptMs.inSight).catch(() => {});
    }
  };
  const wait = () => {
    round += 1;
    clearTimeout(timer);
    timer = setTimeout(prefetchVisible, restMs, round);
  };
  for (const sign of signs) document.addEventListener(sign, wait, { passive: true });
  input.router.subscribe(wait);
  wait();
}

/** Addresses of this store that links within the window lead to, each once. */
function prefetchableInView({ router }: InstantInput): URL[] {
  const found = new Map<string, URL>();
  for (const link of inSight<HTMLAnchorElement>('main a[href]:not([download], [target], [data-document])')) {
    if (found.size === mostRead) break;
    if (link.origin !== location.origin || found.has(link.pathname) || !isInWindow(link)) continue;
    if (matchedPage(router.match(link.pathname))?.declaration.isPrefetchedInView)
      found.set(link.pathname, new URL(link.href));
  }
  return [...found.values()];
}

function isInWindow(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < innerHeight;
}

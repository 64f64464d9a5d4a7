import { showLeft } from '../pages/show-early.ts';
import { aheadKey } from '../router/loaded-ahead.ts';
import { matchedPage } from '../router/page-route.ts';
import { isUnread } from '../router/unread.ts';
import { firstKey, historyEntry } from '../unpublished/react-router.ts';
import type { InstantInput } from './instant-input.ts';

/** How many pages of this visit are kept for Back and Forward. */
const keptPages = 10;

/** How long a page's data may be shown again without asking, in milliseconds. */
const keptMs = 300_000;

type Shown = { address: string; data: unknown; at: number };

/**
 * Back and Forward show a public page with the data that it had: at once, at the place where the shopper left it. What belongs to one
 * shopper is always asked anew: the list may have changed, or the shopper signed out.
 */
export function keepShownPages({ router, ahead, beforePop }: InstantInput): void {
  const shown = new Map<string, Shown>();
  const note = ({ state }: typeof router) => {
    const id = state.matches.at(-1)?.route.id;
    if (state.navigation.state !== 'idle' || state.errors || !id || !(id in state.loaderData)) return;
    if (matchedPage(state.matches)?.declaration.cache !== 'public') return;
    const { key } = state.location;
    const before = shown.get(key);
    const data = state.loaderData[id];
    if (before?.data === data || isUnread(data)) return;
    shown.delete(key);
    shown.set(key, { address: aheadKey(state.location), data, at: Date.now() });
    const [oldest] = shown.keys();
    if (shown.size > keptPages && oldest !== undefined) shown.delete(oldest);
  };
  note(router);
  router.subscribe(() => note(router));
  beforePop(() => {
    const { key = firstKey } = historyEntry();
    const page = shown.get(key);
    if (page && page.address === aheadKey(location) && Date.now() - page.at < keptMs) {
      ahead.set(page.address, Promise.resolve(page.data));
      return showLeft(key, page.data);
    }
    return false;
  });
}

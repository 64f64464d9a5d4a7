import { showLeft } from '../../pages/cached/show-early.ts';
import { isUnread } from '../../router/error-recovery.ts';
import { aheadKey } from '../../router/loaded-ahead.ts';
import { matchedPage } from '../../router/page-route.ts';
import type { Feature } from '../feature.ts';

/** How many pages of this visit are kept for Back and Forward. */
const keptPages = 10;

/** How long a page's data may be shown again without asking, in milliseconds. */
const keptMs = 300_000;

type Shown = { address: string; data: unknown; at: number };

/**
 * Back and Forward show a public page with the data that it had: at once, at the place where the shopper left it. What belongs to one
 * shopper is always asked anew: the list may have changed, or the shopper signed out.
 */
export const keepShownPages: Feature = ({ router, ahead, beforePop }) => {
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
    const { key = 'default' } = (history.state ?? {}) as { key?: string };
    const page = shown.get(key);
    if (page && page.address === aheadKey(location) && Date.now() - page.at < keptMs) {
      ahead.set(page.address, Promise.resolve(page.data));
      return showLeft(key, page.data);
    }
    return false;
  });
};

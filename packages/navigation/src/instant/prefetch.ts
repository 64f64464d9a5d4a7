import { early } from '../pages/cached-places.ts';
import { dismissPrerendered, prerenderPage } from '../pages/prerendered-page.ts';
import { aheadKey } from '../router/loaded-ahead.ts';
import { matchedPage, type PageRoute } from '../router/page-route.ts';
import { isSamePage } from '../router/same-page.ts';
import { isUnread } from '../router/unread.ts';
import type { InstantInput } from './instant-input.ts';
import { savesData } from './saves-data.ts';

/** How long data that nobody came for is kept, in milliseconds: prices and stocks go on. */
export const keptMs = { intended: 10_000, inSight: 60_000 };

type Read = { page: PageRoute; loading: Promise<unknown> };

const ends = new WeakMap<Promise<unknown>, ReturnType<typeof setTimeout>>();

/**
 * Brings what an address will show: the page's code, then its data, and nothing where a press will read both by itself. Quiet: a guess
 * that fails is not reported, the navigation itself asks again and says so.
 */
export async function prefetch(url: URL, input: InstantInput, ms: number): Promise<Read | null> {
  const { router, ahead } = input;
  const matches = router.match(url.pathname);
  const match = matches?.at(-1);
  const page = matchedPage(matches);
  if (!match || !page) return null;
  const { loader: own } = await page.remote.load(page.declaration.page);
  if (page.declaration.cache === 'private') return null;
  await own?.preload?.();
  const key = aheadKey(url);
  const { loader } = match.route;
  const { location: coming } = router.state.navigation;
  // The press came while the code did.
  if (coming && aheadKey(coming) === key) return null;
  if (typeof loader !== 'function' || savesData()) return null;
  let loading = ahead.get(key);
  if (!loading) {
    const address = new URL(key, location.origin);
    const args = {
      request: new Request(address),
      url: address,
      params: match.params,
      pattern: '',
      context: input.quietContext(),
    };
    loading = Promise.resolve(loader(args as Parameters<typeof loader>[0]));
    ahead.set(key, loading);
  }
  const found = loading;
  const forget = () => {
    if (ahead.get(key) === found) ahead.delete(key);
  };
  clearTimeout(ends.get(found));
  ends.set(found, setTimeout(forget, ms));
  try {
    // A press asks again, and reports what it could not read.
    if (isUnread(await found)) forget();
  } catch (error) {
    forget();
    throw error;
  }
  return ahead.get(key) === found ? { page, loading: found } : null;
}

/**
 * Reads an address ahead and prepares its page, unless it only changes a part of the one in sight. The page's own picture comes with
 * that, after everything that a press waits for.
 */
export async function prepareAddress(url: URL, input: InstantInput, signal?: AbortSignal): Promise<void> {
  const read = await prefetch(url, input, keptMs.intended);
  if (!read) return;
  const data = await read.loading;
  await input.loadTexts();
  if (signal?.aborted || input.ahead.get(aheadKey(url)) !== read.loading) return;
  const { pathname, search } = url;
  const { state } = input.router;
  const shown = { page: matchedPage(state.matches), pathname: state.location.pathname };
  if (isSamePage(shown, { page: read.page, pathname })) return;
  const location = { pathname, search, hash: '', state: null, key: '', mask: undefined };
  const prerendered = prerenderPage({ page: read.page, location, data, arrival: { type: 'PUSH', hash: '' } });
  // While it is in sight and the router on its way, it is needed longer.
  const dismiss = () => early.address === null && dismissPrerendered(prerendered);
  setTimeout(dismiss, keptMs.intended);
  signal?.addEventListener('abort', dismiss);
}

import { appContext, type PreloadPicture } from '@vitryna/remote-kit';
import { RouterContextProvider } from 'react-router';
import { dismissNext, prepareNext } from '../../pages/standing/next-page.ts';
import { early } from '../../pages/standing/standing-places.ts';
import { aheadKey } from '../../router/loaded-ahead.ts';
import { matchedPage, type PageRoute } from '../../router/page-route.ts';
import { isUnread } from '../../router/rescue.ts';
import { isSamePage } from '../../router/same-page.ts';
import type { App } from '../feature.ts';

/** How long data that nobody came for is kept, in milliseconds: prices and stocks go on. */
const keptMs = 10_000;

type Connection = { saveData?: boolean };

/** Whether the visitor asked not to spend traffic on guesses. */
function savesData(): boolean {
  return (navigator as { connection?: Connection }).connection?.saveData === true;
}

/**
 * Loads what an address will show: the page's code, its data and its first picture. Quiet: a guess that fails is no news, the
 * navigation itself asks again and says so.
 */
export async function loadAhead(url: URL, { router, ahead, i18n, api, content, bringTexts }: App): Promise<void> {
  const matches = router.match(url.pathname);
  const match = matches?.at(-1);
  const page = matchedPage(matches);
  if (!match || !page) return;
  const { handle } = await page.remote.load(page.declaration.page);
  const key = aheadKey(url);
  const { loader } = match.route;
  const { location: coming } = router.state.navigation;
  // The press came while the code did.
  if (coming && aheadKey(coming) === key) return;
  if (typeof loader !== 'function' || page.declaration.cache === 'private' || savesData() || ahead.has(key)) return;
  const context = new RouterContextProvider();
  const quiet: App['api'] = {
    get: (path, options) => api.get(path, { ...options, isQuiet: true }),
    post: (path, body, options) => api.post(path, body, { ...options, isQuiet: true }),
  };
  const quietContent: App['content'] = { get: (path, options) => content.get(path, { ...options, showError: false }) };
  context.set(appContext, { locale: i18n.locale, api: quiet, content: quietContent });
  const address = new URL(key, location.origin);
  const args = { request: new Request(address), url: address, params: match.params, pattern: '', context };
  const loading = Promise.resolve(loader(args as Parameters<typeof loader>[0]));
  ahead.set(key, loading);
  const forget = () => {
    if (ahead.get(key) === loading) ahead.delete(key);
  };
  setTimeout(forget, keptMs);
  try {
    const data = await loading;
    // A press asks again, and tells what it could not read.
    if (isUnread(data)) return forget();
    const picture = handle?.head({ data: data as never, locale: i18n.locale, t: i18n.t }).preloadPicture;
    if (picture) preload(picture);
    await bringTexts();
    if (ahead.get(key) === loading) prepare({ url, page, data }, router);
  } catch (error) {
    forget();
    throw error;
  }
}

/** Renders the page out of sight, unless it only changes a part of the one in sight. */
function prepare({ url, page, data }: { url: URL; page: PageRoute; data: unknown }, { state }: App['router']): void {
  const { pathname, search } = url;
  const shown = { page: matchedPage(state.matches), pathname: state.location.pathname };
  if (isSamePage(shown, { page, pathname })) return;
  const location = { pathname, search, hash: '', state: null, key: '', mask: undefined };
  const next = prepareNext({ page, location, data, arrival: { type: 'PUSH', hash: '' } });
  // While it is in sight and the router on its way, it is needed longer.
  setTimeout(() => early.address === null && dismissNext(next), keptMs);
}

/** Fetches the candidate that the page's own `<img>` will choose. */
function preload({ srcSet, sizes }: PreloadPicture): void {
  const image = new Image();
  image.sizes = sizes;
  image.srcset = srcSet;
}

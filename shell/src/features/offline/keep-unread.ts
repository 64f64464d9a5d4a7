import { aheadKey, isSamePage, matchedPage, type PageRoute } from '@vitryna/navigation';
import { redirectDocument } from 'react-router';
import { pageProblemOf } from '../../pages/error/page-problem.ts';
import type { Feature } from '../feature.ts';

/**
 * What a navigation shows that could not be read without a connection: the document that the service worker has kept of its address;
 * else, where only a part of the page was to change and it says so, the page as it was, marked as unread; else the screen that says so.
 */
export const keepUnread: Feature = ({ router, recovery }) => {
  recovery.find = async (error, address) => {
    const problem = pageProblemOf(error);
    if (problem.kind !== 'offline') throw error;
    const url = new URL(address);
    const { location, matches, loaderData } = router.state;
    if (aheadKey(url) !== aheadKey(location) && (await isKept(address))) throw redirectDocument(address);
    const data = loaderData[matches.at(-1)?.route.id ?? ''];
    const asked = { pathname: url.pathname, page: matchedPage(router.match(url.pathname)) };
    const shown = { pathname: location.pathname, page: matchedPage(matches) };
    if (!data || !saysUnread(shown.page) || !isSamePage(shown, asked)) {
      // The error itself would be judged anew each time that it is shown, and the connection may be back by then.
      throw problem;
    }
    return { ...data, isUnread: true };
  };
};

const saysUnread = (page: PageRoute | null): boolean =>
  page?.remote.loaded(page.declaration.page)?.handle?.saysUnread === true;

/** Whether the worker has the document: it answers with it when the network does not. If storage is forbidden, access throws. */
async function isKept(address: string): Promise<boolean> {
  try {
    return navigator.serviceWorker.controller !== null && (await caches.match(address)) !== undefined;
  } catch {
    return false;
  }
}

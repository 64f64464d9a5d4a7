import { isGatewayPath } from '@vitryna/contracts/addresses';
import type { DataRouter } from '../unpublished/react-router.ts';

/** `state` of a navigation that leaves the page where it is, e.g. a filter. */
export type NavigationState = { keepsScroll?: boolean } | null;

/**
 * Turns clicks on plain links and submits of plain GET forms into client navigations. What it leaves alone, the browser
 * does by itself: modified clicks, downloads, other origins, `target`, whatever carries `data-document`, and everything once the
 * page is outdated.
 */
export function listenForNavigation(router: DataRouter, isOutdated: () => boolean): void {
  const isKnown = (pathname: string) => router.match(pathname)?.at(-1)?.route.path?.endsWith('*') === false;
  const hrefOf = (url: URL) => url.pathname + url.search + url.hash;
  const isPage = (url: URL) =>
    url.origin === location.origin && !isGatewayPath(url.pathname) && isKnown(url.pathname) && !isOutdated();

  const go = (url: URL, from: HTMLElement) => {
    // The router itself could not be loaded: the browser goes on without it.
    router.navigate(hrefOf(url), { state: stateOf(from) }).catch(() => location.assign(url));
  };

  document.addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = linkOf(event.target);
    if (!link || link.target || link.hasAttribute('download') || 'document' in link.dataset) return;
    const url = new URL(link.href);
    // `#modal=…` is read when a document begins.
    if (!isPage(url) || isSamePageAnchor(url) || url.hash.startsWith('#modal=')) return;
    event.preventDefault();
    go(url, link);
  });

  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    if (form.method !== 'get' || form.target || 'document' in form.dataset) return;
    const url = new URL(form.action);
    if (!isPage(url)) return;
    event.preventDefault();
    const fields = new FormData(form, event.submitter);
    url.search = new URLSearchParams(
      [...fields].filter((entry): entry is [string, string] => entry[1] !== ''),
    ).toString();
    go(url, form);
  });
}

/** `data-keep-scroll` marks what changes only a part of the page. */
function stateOf({ dataset }: HTMLElement): NavigationState {
  return 'keepScroll' in dataset ? { keepsScroll: true } : null;
}

/** The link under an event, if any. */
export function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}

function isSamePageAnchor({ pathname, search, hash }: URL): boolean {
  return hash !== '' && pathname === location.pathname && search === location.search;
}

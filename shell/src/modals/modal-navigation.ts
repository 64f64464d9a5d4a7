import { type BrowserHistory, frameDrawn, keyFragmentEntry } from '@vitryna/navigation/lazy';

/**
 * The router's history on a page whose modals have history entries of their own. A navigation out of a modal takes the place of
 * its entry: Back then leads to the page below, and never to an entry at which nothing happens. Back and Forward between
 * entries of one page are no navigation: the router would load the page again. Those that are one are told to `beforePop` first.
 */
export function leaveModals(browserHistory: BrowserHistory, beforePop: ReadonlyArray<() => boolean>): BrowserHistory {
  const idOf = ({ key, pathname, search, hash }: BrowserHistory['location']) => [key, pathname, search, hash].join();
  let place = browserHistory.location;
  const note = () => {
    place = browserHistory.location;
  };
  const isAtModal = () => (window.history.state as { modals?: unknown } | null)?.modals !== undefined;
  const replace: BrowserHistory['replace'] = (...args) => {
    browserHistory.replace(...args);
    note();
  };
  const push: BrowserHistory['push'] = (...args) => {
    if (isAtModal()) return replace(...args);
    browserHistory.push(...args);
    note();
  };
  const listen: BrowserHistory['listen'] = (listener) =>
    browserHistory.listen((update) => {
      const before = place;
      keyFragmentEntry(before, update.location);
      note();
      if (idOf(place) === idOf(before)) return;
      const nextUpdate = { ...update, location: place };
      const isShown = beforePop.map((hear) => hear()).includes(true);
      if (!isShown) return listener(nextUpdate);
      void frameDrawn().then(() => {
        // Presses in the meantime have navigated already.
        if (idOf(browserHistory.location) === idOf(nextUpdate.location)) listener(nextUpdate);
      });
    });
  return Object.create(browserHistory, {
    replace: { value: replace },
    push: { value: push },
    listen: { value: listen },
  }) as BrowserHistory;
}

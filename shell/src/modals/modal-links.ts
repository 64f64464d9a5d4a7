import type { DataRouter } from '@vitryna/navigation';
import type { Stores } from '@vitryna/store';
import { warn } from '../tab/warn.ts';
import { notePress } from './last-press.ts';
import { openLinked } from './link-names.ts';

/**
 * A link with `data-modal` opens that modal; without JavaScript, and for modified clicks, it leads to its page. So does an address
 * that ends in `#modal=<name>`: a fragment never reaches a server, so it changes neither caches nor the canonical address. The
 * browser's history of open modals is kept from the first one on.
 */
export function listenForModals(stores: Stores, router: DataRouter): void {
  let isKept = false;
  const keepHistory = () => {
    if (isKept || (stores.getState().modals.stack.length === 0 && !history.state?.modals)) return;
    isKept = true;
    import('./modal-history.ts').then(({ keepModalHistory }) => keepModalHistory(stores, router)).catch(warn);
  };
  const readFragment = () => {
    const [key, link] = location.hash.split('=');
    if (key !== '#modal' || !openLinked(stores, link)) return;
    history.replaceState(history.state, '', location.pathname + location.search);
  };
  stores.subscribe(keepHistory);
  keepHistory();
  readFragment();
  addEventListener('hashchange', readFragment);
  for (const event of ['focusin', 'click']) document.addEventListener(event, notePress, { capture: true });
  document.addEventListener(
    'click',
    (event) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link =
        event.target instanceof Element ? event.target.closest<HTMLElement>('[data-modal],a[href^="#modal="]') : null;
      if (!openLinked(stores, link?.dataset.modal ?? link?.getAttribute('href')?.split('=')[1])) return;
      event.preventDefault();
      // Some browsers leave a pressed link without focus, and then it could not return here.
      link?.focus({ preventScroll: true });
    },
    { capture: true },
  );
}

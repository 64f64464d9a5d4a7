import type { Navigation } from '@vitryna/navigation';
import type { PageState } from '../document/page-state.ts';
import { listenForModals } from '../modals/modal-links.ts';
import { provideModals } from '../modals/modal-source.ts';
import { keepHead } from '../pages/head/keep-head.ts';
import type { Federation } from '../remotes/federation.ts';
import type { openTab } from './open-tab.ts';

/** The hydrated page answers what is pressed: links, forms and what opens a modal. */
export function answerPresses(
  { publicUrl }: PageState,
  federation: Federation,
  { stores, i18n, content, loadTexts }: ReturnType<typeof openTab>,
  { router, listen }: Navigation,
): void {
  addEventListener('pagehide', () => stores.cart.flush());
  listen();
  provideModals({
    attempt: federation.attempt,
    load: (owner) =>
      owner === 'shell' ? import('./own-modals.ts').then(({ ownModals }) => ownModals) : federation.modals(owner),
    loadTexts,
  });
  listenForModals(stores, router);
  keepHead(router, { i18n, publicUrl, content });
}

import type { Stores } from '@vitryna/store';

/** Modals that a plain link can open: they need nothing to begin with. */
const byLink = ['cart', 'headerMenu', 'account'] as const;

const isByLink = (name: string | undefined): name is (typeof byLink)[number] =>
  (byLink as readonly (string | undefined)[]).includes(name);

/** A link with `data-modal` opens that modal; without JavaScript, and for modified clicks, it leads to its page. */
export function listenForModals(stores: Stores): void {
  document.addEventListener(
    'click',
    (event) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-modal]') : null;
      const name = link?.dataset.modal;
      if (!isByLink(name)) return;
      event.preventDefault();
      stores.modals.open(name);
    },
    { capture: true },
  );
}

import { keepForms, noteInput, restoreForms } from '../../client/kept-forms.ts';
import type { Feature } from '../feature.ts';

/**
 * What a shopper did is not lost with the page: the last press of the quantity is sent while the page goes, typed input
 * comes back after a forced reload or after the store was closed for a while.
 */
export const keepUnsentChanges: Feature = ({ stores }) => {
  restoreForms();
  noteInput();
  addEventListener('pagehide', () => stores.cart.flush());
  // Heard before React takes the page's forms away.
  stores.subscribe(({ maintenance }, before) => {
    if (maintenance.isEnabled && !before.maintenance.isEnabled) keepForms();
  });
};

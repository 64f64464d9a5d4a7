import { keepForms, noteInput, restoreForms } from '../../tab/kept-forms.ts';
import type { Feature } from '../feature.ts';

/**
 * What a shopper typed is not lost with the page: it comes back after a forced reload or after the store was closed for a
 * while. (The last press of a quantity is kept by the page itself, which may go before features begin.)
 */
export const keepUnsentChanges: Feature = ({ stores }) => {
  restoreForms();
  noteInput();
  // Heard before React takes the page's forms away.
  stores.subscribe(({ maintenance }, before) => {
    if (maintenance.isEnabled && !before.maintenance.isEnabled) keepForms();
  });
};

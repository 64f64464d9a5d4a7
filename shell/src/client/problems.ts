import type { I18n } from '@vitryna/i18n';
import type { StoreProblem } from '@vitryna/store';

/** What went wrong in words of a shopper; a failed read is no news, the page goes on with what it has. */
const messages: Partial<Record<StoreProblem['operation'], string>> = {
  'cart.add': 'The product was not added to the cart',
  'cart.setQuantity': 'The quantity was not changed',
  'cart.remove': 'The product was not removed from the cart',
  'favourites.add': 'The product was not added to favourites',
  'favourites.remove': 'The product was not removed from favourites',
};

/** Tells a shopper that a change did not happen; the toast's code loads with the first one. */
export function tellProblem(i18n: I18n): (problem: StoreProblem) => void {
  return ({ operation, error }) => {
    const message = messages[operation];
    if (!message) {
      console.warn(`[shell] ${operation} failed`, error);
      return;
    }
    void import('./toasts.tsx').then(({ showToast }) => showToast({ text: i18n.t(message), type: 'error' }));
  };
}

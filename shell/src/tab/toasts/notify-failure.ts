import { errorToastMs } from '@vitryna/contracts/constants';
import type { StoreProblem } from '@vitryna/store';
import { showToast } from './toasts.tsx';

/** The failure of a change, in a shopper's words. */
export const problemTexts: Partial<Record<StoreProblem['operation'], string>> = {
  'cart.add': 'The product was not added to the cart',
  'cart.setQuantity': 'The quantity was not changed',
  'cart.remove': 'The product was not removed from the cart',
  'favourites.add': 'The product was not added to favourites',
  'favourites.remove': 'The product was not removed from favourites',
  'comparison.add': 'The product was not added to the comparison',
  'comparison.remove': 'The product was not removed from the comparison',
};

const shown = new Map<string, Promise<void>>();

/** Shows what failed for 2 s (specification §8), once however many calls say so meanwhile. Resolves when the notice is gone. */
export function notifyFailure(text: string): Promise<void> {
  const known = shown.get(text);
  if (known) return known;
  showToast({ text, type: 'error' });
  const gone = new Promise<void>((resolve) => setTimeout(resolve, errorToastMs)).finally(() => shown.delete(text));
  shown.set(text, gone);
  return gone;
}

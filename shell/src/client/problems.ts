import { isApiError } from '@vitryna/api-client';
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

/** Whether the answer itself has had its effect already: its own notice, home, or the closed store (specification §8). */
function isTold(error: unknown): boolean {
  if (!isApiError(error)) return false;
  return error.kind !== 'http' ? error.kind !== 'contract' : [422, 429, 503].includes(error.status ?? 0);
}

/** Tells a shopper that a change did not happen; the toast's code loads with the first one. */
export function tellProblem(i18n: I18n, bringTexts: () => Promise<void>): (problem: StoreProblem) => void {
  const tell = async (message: string) => {
    const [{ tellFailure }] = await Promise.all([import('./tell-failure.ts'), bringTexts()]);
    await tellFailure(i18n.t(message));
  };
  return ({ operation, error }) => {
    const message = messages[operation];
    if (message && !isTold(error)) tell(message).catch(console.warn);
    else console.warn(`[shell] ${operation} failed`, error);
  };
}

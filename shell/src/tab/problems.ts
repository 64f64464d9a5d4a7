import { isApiError } from '@vitryna/api-client';
import type { I18n } from '@vitryna/i18n';
import type { StoreProblem } from '@vitryna/store';

/** Whether the answer itself has had its effect already: its own notice, home, or the closed store (specification §8). */
function isTold(error: unknown): boolean {
  if (!isApiError(error)) return false;
  return error.kind !== 'http' ? error.kind !== 'contract' : [422, 429, 503].includes(error.status ?? 0);
}

/** Tells a shopper that a change did not happen; the toast's code loads with the first one. */
export function tellProblem(i18n: I18n, bringTexts: () => Promise<void>): (problem: StoreProblem) => void {
  const tell = async (operation: StoreProblem['operation']) => {
    const [{ tellFailure, problemWords }] = await Promise.all([import('./toasts/tell-failure.ts'), bringTexts()]);
    await tellFailure(i18n.t(problemWords[operation] ?? 'Internal server error'));
  };
  return ({ operation, error }) => {
    // A failed read is no news: the page goes on with what it has.
    if (/^(?:cart|favourites|comparison)\.(?!load)/.test(operation) && !isTold(error))
      tell(operation).catch(console.warn);
    else console.warn(`[shell] ${operation} failed`, error);
  };
}

import { isApiError } from '@vitryna/api-client';
import type { I18n } from '@vitryna/i18n';
import type { StoreProblem } from '@vitryna/store';

/** What a shopper did, and is told of when it came to nothing. A failed read is no news: the page goes on with what it has. */
const isAct = (operation: StoreProblem['operation']) =>
  /^(?:cart|favourites|comparison)\.(?!load)|^user\.signOut/.test(operation);

type Input = {
  i18n: I18n;
  bringTexts: () => Promise<unknown>;
  /** Asks whether the store is closed. */
  isClosed: () => Promise<boolean>;
};

/** Tells a shopper that a change did not happen; the toast's code loads with the first one. */
export function tellProblem({ i18n, bringTexts, isClosed }: Input): (problem: StoreProblem) => void {
  /** Whether the answer itself has had its effect already: its own notice, home, or the closed store (specification §8). */
  const isTold = async (error: unknown): Promise<boolean> => {
    if (!isApiError(error)) return false;
    if (error.kind !== 'http') return error.kind !== 'contract';
    return error.status === 503 ? isClosed() : error.status === 422 || error.status === 429;
  };
  const tell = async (operation: StoreProblem['operation']) => {
    const [{ tellFailure, problemWords }] = await Promise.all([import('./toasts/tell-failure.ts'), bringTexts()]);
    await tellFailure(i18n.t(problemWords[operation] ?? 'Internal server error'));
  };
  const answer = async ({ operation, error }: StoreProblem) => {
    if (isAct(operation) && !(await isTold(error))) await tell(operation);
    else console.warn(`[shell] ${operation} failed`, error);
  };
  return (problem) => void answer(problem).catch(console.warn);
}

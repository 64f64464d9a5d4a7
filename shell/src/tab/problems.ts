import { isApiError } from '@vitryna/api-client';
import type { I18n } from '@vitryna/i18n';
import type { StoreProblem } from '@vitryna/store';
import { warn } from './warn.ts';

/** Operations of a shopper, whose failure is shown. A failed read is not reported: the page goes on with its data. */
const isAct = (operation: StoreProblem['operation']) =>
  /^(?:cart|favourites|comparison)\.(?!load)|^user\.signOut/.test(operation);

type Input = {
  i18n: I18n;
  loadTexts: () => Promise<unknown>;
  /** Asks for the state of maintenance mode. */
  isClosed: () => Promise<boolean>;
};

/** Notifies a shopper that a change did not happen; the toast's code loads with the first one. */
export function notifyProblem({ i18n, loadTexts, isClosed }: Input): (problem: StoreProblem) => void {
  /** Whether the answer itself has had its effect already: its own notice, home, or maintenance mode (specification §8). */
  const isTold = async (error: unknown): Promise<boolean> => {
    if (!isApiError(error)) return false;
    if (error.kind !== 'http') return error.kind !== 'contract';
    return error.status === 503 ? isClosed() : error.status === 422 || error.status === 429;
  };
  const notify = async (operation: StoreProblem['operation']) => {
    const [{ notifyFailure, problemTexts }] = await Promise.all([import('./toasts/notify-failure.ts'), loadTexts()]);
    await notifyFailure(i18n.t(problemTexts[operation] ?? 'Internal server error'));
  };
  const answer = async ({ operation, error }: StoreProblem) => {
    if (isAct(operation) && !(await isTold(error))) await notify(operation);
    else console.warn(`[shell] ${operation} failed`, error);
  };
  return (problem) => void answer(problem).catch(warn);
}

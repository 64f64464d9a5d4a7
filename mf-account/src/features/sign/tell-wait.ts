import { isApiError } from '@vitryna/api-client';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** The words of a wait: short, because a number of minutes needs no case. */
const waitError = (ms: number) =>
  ms < 60_000
    ? {
        message: 'Too many attempts. Try again in {{time}} s',
        types: { time: String(Math.max(1, Math.ceil(ms / 1000))) },
      }
    : { message: 'Too many attempts. Try again in {{time}} min', types: { time: String(Math.ceil(ms / 60_000)) } };

/**
 * Sends what a form holds. After too many attempts the form says how long to wait; what else goes wrong is thrown on.
 *
 * @returns what the call answered, or null when one has to wait
 */
export async function sendInTurn<Values extends FieldValues, Output, Answer>(
  form: Pick<UseFormReturn<Values, unknown, Output>, 'setError'>,
  call: () => Promise<Answer>,
): Promise<Answer | null> {
  try {
    return await call();
  } catch (error) {
    if (!isApiError(error) || error.status !== 429 || error.retryAfterMs === undefined) throw error;
    form.setError('root.server', { type: 'tooMany', ...waitError(error.retryAfterMs) });
    return null;
  }
}

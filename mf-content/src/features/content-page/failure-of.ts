import { isApiError } from '@vitryna/api-client';
import type { ResultExtra } from '@vitryna/store';

/** What the modal `unsuccessful` says of a send that failed; null where the form itself says what is to be changed in it. */
export function failureOf(error: unknown): ResultExtra | null {
  if (!isApiError(error) || error.status === 400) return null;
  return {
    titleKey: 'Your message was not sent',
    textKey:
      error.status === 429
        ? 'There were too many messages in a row. What you typed is still in the form: send it in ten minutes, or call us.'
        : 'What you typed is still in the form: send it once more, or call us.',
  };
}

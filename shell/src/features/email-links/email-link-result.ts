import { isApiError } from '@vitryna/api-client';
import type { ResultExtra } from '@vitryna/store';

/** The message about an e-mail's link. */
export type EmailResult = { isDone: boolean } & Pick<ResultExtra, 'titleKey' | 'textKey'>;

/**
 * Why an e-mail's link did nothing: it is used up or too old, it came without a part of itself, or the store could not be asked.
 *
 * @param gone what to say of a link that was good once
 */
export function refusal(error: unknown, gone: Omit<EmailResult, 'isDone'>): EmailResult {
  const status = isApiError(error) ? error.status : 400;
  if (status === 410) return { isDone: false, ...gone };
  if (status === 400) {
    return {
      isDone: false,
      titleKey: 'The link is not whole',
      textKey: 'Open it from the e-mail once more, or copy it up to its last character.',
    };
  }
  return {
    isDone: false,
    titleKey: 'We could not do this now',
    textKey: 'Try again in a minute: the link in the e-mail still works.',
  };
}

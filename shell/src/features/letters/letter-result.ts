import { isApiError } from '@vitryna/api-client';
import type { ResultExtra } from '@vitryna/store';

/** What came of a letter's link, in words. */
export type LetterResult = { isDone: boolean } & Pick<ResultExtra, 'titleKey' | 'textKey'>;

/**
 * Why a letter's link did nothing: it is used up or too old, it came without a part of itself, or the store could not be asked.
 *
 * @param gone what to say of a link that was good once
 */
export function refusal(error: unknown, gone: Omit<LetterResult, 'isDone'>): LetterResult {
  const status = isApiError(error) ? error.status : 400;
  if (status === 410) return { isDone: false, ...gone };
  if (status === 400) {
    return {
      isDone: false,
      titleKey: 'The link is not whole',
      textKey: 'Open it from the letter once more, or copy it up to its last character.',
    };
  }
  return {
    isDone: false,
    titleKey: 'We could not do this now',
    textKey: 'Try again in a minute: the link in the letter still works.',
  };
}

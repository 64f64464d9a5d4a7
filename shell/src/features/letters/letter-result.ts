import { isApiError } from '@vitryna/api-client';

/** What came of a letter's link, in words. */
export type LetterResult = { isDone: boolean; title: string; text: string };

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
      title: 'The link is not whole',
      text: 'Open it from the letter once more, or copy it up to its last character.',
    };
  }
  return {
    isDone: false,
    title: 'We could not do this now',
    text: 'Try again in a minute: the link in the letter still works.',
  };
}

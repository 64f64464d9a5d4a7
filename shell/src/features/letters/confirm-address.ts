import type { ApiClient } from '@vitryna/api-client';
import { confirmedEmailSchema, tokenSchema } from '@vitryna/contracts/api';
import { type LetterResult, refusal } from './letter-result.ts';

/** Confirms the e-mail address that a letter was sent to (contract §6). */
export async function confirmAddress(api: ApiClient, token: string): Promise<LetterResult> {
  const gone = {
    titleKey: 'This link does not work any more',
    textKey:
      'A link is good for 7 days and until another one is sent. Enter the address in your account again, and a new letter comes.',
  };
  try {
    await api.post('/account/email/confirm', tokenSchema.parse({ token }), { schema: confirmedEmailSchema });
  } catch (error) {
    return refusal(error, gone);
  }
  return {
    isDone: true,
    titleKey: 'The address is confirmed',
    textKey: 'Thank you! Letters about your orders will come to it.',
  };
}

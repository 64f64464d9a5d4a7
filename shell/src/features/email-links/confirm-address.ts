import type { ApiClient } from '@vitryna/api-client';
import { confirmedEmailSchema, tokenSchema } from '@vitryna/contracts/api';
import { type EmailResult, refusal } from './email-link-result.ts';

/** Confirms the e-mail address that an e-mail was sent to (contract §6). */
export async function confirmAddress(api: ApiClient, token: string): Promise<EmailResult> {
  const gone = {
    titleKey: 'This link does not work any more',
    textKey:
      'A link is good for 7 days and until another one is sent. Enter the address in your account again, and a new e-mail comes.',
  };
  try {
    await api.post('/account/email/confirm', tokenSchema.parse({ token }), { schema: confirmedEmailSchema });
  } catch (error) {
    return refusal(error, gone);
  }
  return {
    isDone: true,
    titleKey: 'The address is confirmed',
    textKey: 'Thank you! E-mails about your orders will come to it.',
  };
}

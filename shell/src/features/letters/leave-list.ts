import type { ApiClient } from '@vitryna/api-client';
import { type MailingList, nothingSchema, unsubscribeSchema } from '@vitryna/contracts/api';
import { type LetterResult, refusal } from './letter-result.ts';

const texts: Record<MailingList, string> = {
  discounts: 'Letters about discounts will not come any more. Letters about your orders still will.',
  installers: 'Letters for installers will not come any more. Letters about your orders still will.',
};

/** Takes an address off a mailing list by the link of a letter (contract §7). */
export async function leaveList(api: ApiClient, letter: URLSearchParams): Promise<LetterResult> {
  const gone = {
    titleKey: 'This link does not work any more',
    textKey:
      'Open the one in the newest letter. If letters still come, call or write to us, and we will take you off the list.',
  };
  try {
    const order = unsubscribeSchema.parse({ token: letter.get('unsubscribe'), list: letter.get('list') });
    await api.post('/marketing/unsubscribe', order, { schema: nothingSchema });
    return { isDone: true, titleKey: 'You are off the list', textKey: texts[order.list] };
  } catch (error) {
    return refusal(error, gone);
  }
}

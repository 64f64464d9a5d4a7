import type { ApiClient } from '@vitryna/api-client';
import { type MailingList, nothingSchema, unsubscribeSchema } from '@vitryna/contracts/api';
import { type EmailResult, refusal } from './email-link-result.ts';

const texts: Record<MailingList, string> = {
  discounts: 'E-mails about discounts will not come any more. E-mails about your orders still will.',
  installers: 'E-mails for installers will not come any more. E-mails about your orders still will.',
};

/** Takes an address off a mailing list by the link of an e-mail (contract §7). */
export async function leaveList(api: ApiClient, mail: URLSearchParams): Promise<EmailResult> {
  const gone = {
    titleKey: 'This link does not work any more',
    textKey:
      'Open the one in the newest e-mail. If e-mails still come, call or write to us, and we will take you off the list.',
  };
  try {
    const order = unsubscribeSchema.parse({ token: mail.get('unsubscribe'), list: mail.get('list') });
    await api.post('/marketing/unsubscribe', order, { schema: nothingSchema });
    return { isDone: true, titleKey: 'You are off the list', textKey: texts[order.list] };
  } catch (error) {
    return refusal(error, gone);
  }
}

import { type MarketingEvent, requestSchema } from '@vitryna/contracts/api';
import { agree, name255 } from '@vitryna/contracts/rules';
import { z } from '@vitryna/contracts/zod';
import { phone } from '@vitryna/forms/phone';
import { tabContext } from '@vitryna/remote-kit';

/** What a shopper fills in to be called back; the phone leaves in international form. */
export const callbackSchema = z.object({ phone, name: name255, agree: z.boolean().pipe(agree) });

/** Sends a request to call back (contract §7), with what tells people from robots (contract §0). */
export async function requestCallback(
  values: z.output<typeof callbackSchema>,
  guard: { website: string; startedAt: number },
): Promise<void> {
  const event: MarketingEvent = {
    event: 'callback',
    ...values,
    ...guard,
    sentAt: Date.now(),
    page: location.pathname,
  };
  await tabContext().api.post('/marketing/event', event, { schema: requestSchema });
}

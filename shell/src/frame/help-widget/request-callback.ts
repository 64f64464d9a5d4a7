import { type MarketingEvent, requestSchema } from '@vitryna/contracts/api';
import { name255 } from '@vitryna/contracts/rules';
import { z } from '@vitryna/contracts/zod';
import { agreement, type RobotGuard } from '@vitryna/forms';
import { phone } from '@vitryna/forms/phone';
import { tabContext } from '@vitryna/remote-kit';

/** The callback form; the phone leaves in international form. */
export const callbackSchema = z.object({ phone, name: name255, agree: agreement });
export type CallbackInput = z.input<typeof callbackSchema>;

/** Sends a request to call back (contract §7), with what tells people from robots (contract §0). */
export async function requestCallback(values: z.output<typeof callbackSchema>, guard: RobotGuard): Promise<void> {
  const event: MarketingEvent = { event: 'callback', ...values, ...guard, page: location.pathname };
  await tabContext().api.post('/marketing/event', event, { schema: requestSchema });
}

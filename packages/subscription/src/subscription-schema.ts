import { email, name255 } from '@vitryna/contracts/rules';
import { z } from '@vitryna/contracts/zod';
import { agreement } from '@vitryna/forms';

/** The subscription (specification §5). Mailings have a consent of their own, which nobody must give (reading 19). */
export const subscriptionSchema = z.object({
  name: name255,
  email,
  isAgreementAccepted: agreement,
  isMailingAccepted: z.boolean(),
});
export type SubscriptionInput = z.input<typeof subscriptionSchema>;
export type SubscriptionValues = z.output<typeof subscriptionSchema>;

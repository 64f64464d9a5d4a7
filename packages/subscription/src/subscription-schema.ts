import { agree, email, name255 } from '@vitryna/contracts/rules';
import { z } from '@vitryna/contracts/zod';

/** The subscription (specification §5). Mailings have a consent of their own, which nobody must give (reading 19). */
export const subscriptionSchema = z.object({
  name: name255,
  email,
  isAgreementAccepted: agree,
  isMailingAccepted: z.boolean(),
  /** A field that no person sees: only a robot fills it in (contract §0). */
  website: z.string(),
});
export type SubscriptionInput = z.input<typeof subscriptionSchema>;
export type SubscriptionValues = z.output<typeof subscriptionSchema>;

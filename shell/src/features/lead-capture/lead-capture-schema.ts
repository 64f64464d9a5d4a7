import { agree, email, name255 } from '@vitryna/contracts/rules';
import { z } from '@vitryna/contracts/zod';

/** The discount form (specification §5). Mailings have a consent of their own, which nobody must give (decision 19). */
export const leadCaptureSchema = z.object({
  name: name255,
  email,
  isAgreementAccepted: agree,
  isMailingAccepted: z.boolean(),
  /** A field that no person sees: only a robot fills it in (contract §0). */
  website: z.string(),
});
export type LeadCaptureInput = z.input<typeof leadCaptureSchema>;
export type LeadCaptureValues = z.output<typeof leadCaptureSchema>;

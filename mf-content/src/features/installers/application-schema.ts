import { specializations } from '@vitryna/contracts/api';
import { edrpou, email, name255, optional, person, ruleMessages } from '@vitryna/contracts/rules';
import { z } from '@vitryna/contracts/zod';
import { agreement } from '@vitryna/forms';
import { phone } from '@vitryna/forms/phone';

/** An installer's services and cities; mailings have a consent of their own, which nobody must give (reading 19). */
export const applicationSchema = z.object({
  name: person,
  phone,
  email,
  /** Its ref. */
  city: z.string().min(1, ruleMessages.required),
  specializations: z.array(z.enum(specializations)).min(1, '@Choose at least one'),
  company: optional(name255),
  edrpou: optional(edrpou),
  marketing: z.boolean(),
  agree: agreement,
});
export type ApplicationInput = z.input<typeof applicationSchema>;
export type ApplicationValues = z.output<typeof applicationSchema>;

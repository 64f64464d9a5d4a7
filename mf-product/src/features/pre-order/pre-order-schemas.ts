import { agree, email, optional, person, qty, ruleMessages, text } from '@vitryna/contracts/rules';
import { z } from '@vitryna/contracts/zod';
import { phone } from '@vitryna/forms/phone';

/** Longest comment of a pre-order, in characters (contract §2). */
const commentMaxLength = 500;

/** Who orders what is yet to come. */
export const preOrderSchema = z.object({
  name: person,
  phone,
  email: optional(email),
  quantity: qty,
  comment: optional(text(commentMaxLength)),
  agree: z.boolean().pipe(agree),
});
export type PreOrderValues = z.output<typeof preOrderSchema>;

/** Where to say that a product is back: an address or a number, one is enough. */
export const availabilitySchema = z
  .object({ email: optional(email), phone: optional(phone), agree: z.boolean().pipe(agree) })
  .refine((values) => values.email !== undefined || values.phone !== undefined, {
    path: ['email'],
    message: ruleMessages.required,
  });
export type AvailabilityValues = z.output<typeof availabilitySchema>;

/** What tells people from robots (contract §0); times in milliseconds since 1970. */
export type FormGuard = { website: string; startedAt: number; sentAt: number };

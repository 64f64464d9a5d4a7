import { email, optional, person, qty, ruleMessages, text } from '@vitryna/contracts/rules';
import { z } from '@vitryna/contracts/zod';
import { agreement } from '@vitryna/forms';
import { phone } from '@vitryna/forms/phone';

/** Longest comment of a pre-order, in characters (contract §2). */
const commentMaxLength = 500;

/** The customer of a pre-order. */
export const preOrderSchema = z.object({
  name: person,
  phone,
  email: optional(email),
  quantity: qty,
  comment: optional(text(commentMaxLength)),
  agree: agreement,
});
export type PreOrderInput = z.input<typeof preOrderSchema>;
export type PreOrderValues = z.output<typeof preOrderSchema>;

/** The contact for the availability alert: an address or a number, one is enough. */
export const availabilitySchema = z
  .object({ email: optional(email), phone: optional(phone), agree: agreement })
  .refine((values) => values.email !== undefined || values.phone !== undefined, {
    path: ['email'],
    message: ruleMessages.required,
    // Other errors of the form do not delay this one.
    when: ({ issues }) => issues.every(({ path }) => path?.[0] === 'agree'),
  });
export type AvailabilityInput = z.input<typeof availabilitySchema>;
export type AvailabilityValues = z.output<typeof availabilitySchema>;

/** Whom to call about an order. */
export const quickOrderSchema = z.object({ phone, agree: agreement });
export type QuickOrderInput = z.input<typeof quickOrderSchema>;
export type QuickOrderValues = z.output<typeof quickOrderSchema>;

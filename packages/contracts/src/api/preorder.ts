import { z } from '../zod.ts';
import { formGuardSchema } from './marketing.ts';
import { agree, email, optional, person, qty, ruleMessages, text } from './rules.ts';
import { idInput } from './scalars.ts';

/** The rule of a required phone; its metadata are too heavy for this package. */
type PhoneRule = z.ZodType<string, string>;

/** Body of `/catalog/product/preorder/add`. */
export const createPreorderSchema = (phone: PhoneRule) =>
  formGuardSchema.extend({
    productId: idInput,
    quantity: qty.default(1),
    name: person,
    phone,
    email: optional(email),
    comment: optional(text(500)),
    agree,
  });

/** Answer of `/catalog/product/preorder/add`: the number is for people. */
export const preorderResultSchema = z.object({
  id: z.string(),
  number: z.string(),
  expectedAt: z.string().nullable(),
});

/** Body of `/catalog/product/availability/subscribe`: an e-mail or a phone. */
export const createAvailabilitySchema = (phone: PhoneRule) =>
  formGuardSchema
    .extend({ productId: idInput, email: optional(email), phone: optional(phone), agree })
    .refine((value) => value.email !== undefined || value.phone !== undefined, {
      path: ['email'],
      message: ruleMessages.required,
      // Other errors of the form do not delay this one.
      when: ({ issues }) => issues.every(({ path }) => path?.[0] === 'agree'),
    });

/** Answer of `/catalog/product/availability/subscribe`; the same for a repeated one. */
export const availabilityResultSchema = z.object({ id: z.string() });

import { z } from '../zod.ts';
import { isEdrpou } from './check-digits.ts';
import { formGuardSchema } from './marketing.ts';
import { paymentMethodSchema } from './order.ts';
import { partCounts, paymentStartSchema } from './payment.ts';
import { asksFor } from './payment-methods.ts';
import { agree, email, name255, optional, password, person, qty, ruleMessages, text } from './rules.ts';
import { idInput, textInput } from './scalars.ts';

/** The rule of a required phone; its metadata are too heavy for this package. */
type PhoneRule = z.ZodType<string, string>;

/** A reference to a city, a point or a street. */
export const refInput = z.string(ruleMessages.required).regex(/^[0-9A-Za-z_-]{1,64}$/, ruleMessages.required);

/** A sign of a form that is not what it should be, at a field of its own. */
const problemAt = (path: string[], message: string = ruleMessages.required) => ({
  code: 'custom' as const,
  path,
  message,
});

/** The customer. */
export const createRecipientSchema = (phone: PhoneRule) =>
  z.object({
    firstName: person,
    lastName: person,
    middleName: optional(person),
    phone,
    email: optional(email.overwrite((value) => value.toLowerCase())),
  });

/** The other recipient of the order. */
export const createAnotherRecipientSchema = (phone: PhoneRule) =>
  z.object({ firstName: person, lastName: person, phone });

/** The order's destination. */
export const orderDeliverySchema = z.discriminatedUnion('method', [
  z.object({ method: z.literal('warehouse'), cityRef: refInput, warehouseRef: refInput }),
  z.object({
    method: z.literal('courier'),
    cityRef: refInput,
    street: z.object({ ref: optional(refInput), name: text(120) }),
    house: text(20),
    flat: optional(text(10)),
    comment: optional(text(200)),
  }),
  z.object({ method: z.literal('pickup'), pointId: refInput }),
]);
export type OrderDelivery = z.infer<typeof orderDeliverySchema>;

/** How it is paid: a bank's parts have their number, an invoice has a company with a right number of the register. */
export const orderPaymentSchema = z
  .object({
    method: paymentMethodSchema,
    parts: z.literal(partCounts, ruleMessages.required).optional(),
    company: z.object({ name: name255, edrpou: text(10).refine(isEdrpou, ruleMessages.invalid) }).nullish(),
  })
  .superRefine((payment, context) => {
    if (asksFor(payment.method, 'parts') && payment.parts === undefined) context.addIssue(problemAt(['parts']));
    if (asksFor(payment.method, 'company') && !payment.company) context.addIssue(problemAt(['company', 'name']));
  });
export type OrderPayment = z.infer<typeof orderPaymentSchema>;

/** The confirmed summary: the cart's total in hryvnia, and the hash of its summary. */
export const expectedSchema = z.object({ total: z.number().min(0), hash: textInput(64).min(1) });

/** Body of `/order/create`, and the rules of the checkout's form. */
export const createOrderSchema = (phone: PhoneRule) =>
  z
    .object({
      recipient: createRecipientSchema(phone),
      anotherRecipient: createAnotherRecipientSchema(phone).nullish(),
      delivery: orderDeliverySchema,
      payment: orderPaymentSchema,
      coupon: optional(text(32)),
      comment: optional(text(500)),
      dontCall: z.boolean().default(false),
      createAccount: z.object({ password }).nullish(),
      agree,
      marketing: z.boolean().default(false),
      expected: expectedSchema,
    })
    .superRefine(({ recipient, payment, createAccount }, context) => {
      const isAsked = asksFor(payment.method, 'email') || Boolean(createAccount);
      if (isAsked && recipient.email === undefined) context.addIssue(problemAt(['recipient', 'email']));
    });
/** An order as its form sends it. */
export type OrderCreateInput = z.input<ReturnType<typeof createOrderSchema>>;
/** An order as the server reads it. */
export type OrderCreate = z.output<ReturnType<typeof createOrderSchema>>;

/**
 * Answer of `/order/create`: `pay` waits for money that a bank takes, and `payment` is the way there. Without it the bank cannot be
 * reached now: the order stands, and its page pays by `/order/payment/init`.
 */
export const orderCreatedSchema = z.object({
  id: z.string(),
  number: z.string(),
  next: z.enum(['done', 'pay']),
  payment: paymentStartSchema.optional(),
});
export type OrderCreated = z.infer<typeof orderCreatedSchema>;

/** Body of `/order/quick`: a product and a phone, the rest is asked by voice. */
export const createQuickOrderSchema = (phone: PhoneRule) =>
  formGuardSchema.extend({ productId: idInput, quantity: qty.default(1), phone, name: optional(person), agree });
export const quickOrderResultSchema = z.object({ id: z.string(), number: z.string() });

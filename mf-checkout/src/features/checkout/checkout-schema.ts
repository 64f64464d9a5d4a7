import { createOrderSchema, type OrderCreate } from '@vitryna/contracts/api';
import { asksFor } from '@vitryna/contracts/payment-methods';
import { ruleMessages } from '@vitryna/contracts/rules';
import { z } from '@vitryna/contracts/zod';
import type { CheckoutValues } from './checkout-values.ts';
import { toOrder } from './to-order.ts';

/** The metadata of phones come when a phone is turned to, and at the latest when one is judged. */
export const loadPhones = () => import('@vitryna/forms/phone');

/** Without a connection nobody can fetch the metadata: then the server judges. */
const phone = z
  .string(ruleMessages.required)
  .trim()
  .min(1, ruleMessages.required)
  .transform(async (value, context) => {
    const phones = await loadPhones().catch(() => null);
    const number = phones ? phones.normalisePhone(value) : value;
    if (number === null) context.addIssue({ code: 'custom', message: ruleMessages.phone });
    return number ?? z.NEVER;
  });

/** The order without what is known only when it is sent. */
const orderSchema = createOrderSchema(phone);
/** An order as the form gives it. */
export type FormOrder = Omit<OrderCreate, 'expected' | 'coupon'>;

const emailPath = 'recipient.email';
const isBlank = ({ recipient }: CheckoutValues) => recipient.email.trim() === '';

/** Placeholder sums while fields are judged; the real ones go along with the order. */
const unseen = { total: 0, hash: '-' };

/** The rules of `/order/create` for what the form holds; the errors stand at the form's own fields. */
export const checkoutSchema: z.ZodType<FormOrder, CheckoutValues> = z
  .custom<CheckoutValues>()
  .transform(async (values, context): Promise<FormOrder> => {
    const result = await orderSchema.safeParseAsync({ ...toOrder(values), expected: unseen });
    const issues = (result.error?.issues ?? []).filter(({ path }) => path.join('.') !== emailPath || !isBlank(values));
    for (const issue of issues) context.addIssue({ ...issue, input: undefined });
    // The schema asks for it when everything else is right; the shopper is told with the rest, and not before payment was come to.
    if (values.isPaymentAsked && asksFor(values.payment.method, 'email') && isBlank(values)) {
      context.addIssue({ code: 'custom', path: emailPath.split('.'), message: ruleMessages.required });
    }
    if (!result.success) return z.NEVER;
    const { expected: _expected, coupon: _coupon, ...order } = result.data;
    return order;
  });

import { returnReasons, returnRequestSchema } from '@vitryna/contracts/api';
import { qty, ruleMessages } from '@vitryna/contracts/rules';
import { z } from '@vitryna/contracts/zod';

/** A product of the order: left out of the return while it is not chosen, and never more of it than was bought. */
const returnedLine = z
  .object({ productId: z.string(), isChosen: z.boolean(), quantity: qty, ordered: z.number() })
  .refine(({ quantity, ordered }) => quantity <= ordered, { path: ['quantity'], error: ruleMessages.quantity });

/** The input of a return form; its call adds which order it is. */
export const returnSchema = returnRequestSchema.pick({ iban: true, comment: true }).extend({
  lines: z.array(returnedLine).refine((lines) => lines.some(({ isChosen }) => isChosen), {
    // At the first box: that is where the shopper is led to.
    path: [0, 'isChosen'],
    error: ruleMessages.required,
  }),
  reason: z.enum(returnReasons, ruleMessages.required),
});
export type ReturnInput = z.input<typeof returnSchema>;

/** A return as the server takes it. */
export type ReturnRequest = Omit<z.output<typeof returnRequestSchema>, 'orderId' | 'token'>;
type FormRequest = Omit<ReturnRequest, 'files'>;

/** One reason goes for all that is sent back. */
export const toReturn = ({ lines, reason, ...rest }: z.output<typeof returnSchema>): FormRequest => ({
  ...rest,
  lines: lines.flatMap(({ productId, isChosen, quantity }) => (isChosen ? [{ productId, quantity, reason }] : [])),
});

import { returnReasons, returnRequestSchema } from '@vitryna/contracts/api';
import { ruleMessages } from '@vitryna/contracts/rules';
import { z } from '@vitryna/contracts/zod';

/** What the form of a return sends; its call adds which order it is. */
export const returnSchema = returnRequestSchema.pick({ iban: true, comment: true }).extend({
  /** By product: left out of the return while it is not chosen. */
  lines: z
    .array(z.object({ productId: z.string(), isChosen: z.boolean(), quantity: z.coerce.number().int().min(1) }))
    .refine((lines) => lines.some(({ isChosen }) => isChosen), ruleMessages.required),
  reason: z.enum(returnReasons, ruleMessages.required),
});
export type ReturnInput = z.input<typeof returnSchema>;

/** A return as the server takes it. */
export type ReturnRequest = Omit<z.output<typeof returnRequestSchema>, 'orderId' | 'token'>;

/** One reason goes for all that is sent back. */
export const toReturn = ({ lines, reason, ...rest }: z.output<typeof returnSchema>): ReturnRequest => ({
  ...rest,
  lines: lines.flatMap(({ productId, isChosen, quantity }) => (isChosen ? [{ productId, quantity, reason }] : [])),
});

import { z } from '../zod.ts';

/** One broken rule of one field; `message` is a translation key. */
export const fieldErrorSchema = z.object({
  rule: z.string(),
  message: z.string(),
  params: z.record(z.string(), z.unknown()).optional(),
});
export type FieldError = z.infer<typeof fieldErrorSchema>;

/** Path of a field (`recipient.phone`) → what is wrong with it. */
export const fieldErrorsSchema = z.record(z.string(), z.array(fieldErrorSchema));
export type FieldErrors = z.infer<typeof fieldErrorsSchema>;

/** Body of every failed call (contract §0); `message` is a translation key that begins with `@`. */
export const errorEnvelopeSchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: fieldErrorsSchema.optional(),
    details: z.unknown().optional(),
  }),
});
export type ErrorEnvelope = z.infer<typeof errorEnvelopeSchema>;

/** Body of every successful call; `data` is always there, also as null (reading 10). */
export const envelopeSchema = <Data extends z.ZodType>(data: Data) => z.object({ data });
export type Envelope<T> = { data: T };

/** Answer of the writing calls from which nothing is read: whatever it is, it is null (specification §7). */
export const nothingSchema = z.null().catch(null);

import { z } from '../zod.ts';

/** Body of every answer of the content service. */
export const contentEnvelopeSchema = <Data extends z.ZodType>(data: Data) =>
  z.object({
    data,
    meta: z
      .object({
        pagination: z
          .object({ page: z.number(), pageSize: z.number(), pageCount: z.number(), total: z.number() })
          .optional(),
      })
      .optional(),
  });

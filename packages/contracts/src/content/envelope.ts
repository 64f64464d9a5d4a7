import { z } from '../zod.ts';

/** Which part of a list an answer holds, in `meta` beside it. */
export const paginationSchema = z.object({
  page: z.number(),
  pageSize: z.number(),
  pageCount: z.number(),
  total: z.number(),
});
export type ContentPagination = z.infer<typeof paginationSchema>;

/** Body of every answer of the content service. */
export const contentEnvelopeSchema = <Data extends z.ZodType>(data: Data) =>
  z.object({ data, meta: z.object({ pagination: paginationSchema.optional() }).optional() });

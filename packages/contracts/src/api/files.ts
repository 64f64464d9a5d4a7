import { z } from '../zod.ts';
import { uploadLimits } from './uploads.ts';

/** Pictures that a form refers to, by the ids that their uploads were answered with. */
export const filesInput = z
  .array(z.string().regex(/^[0-9A-Za-z_-]{20}$/))
  .max(uploadLimits.count)
  .refine((ids) => new Set(ids).size === ids.length, 'must not repeat')
  .default([]);

/** Answer of the call that takes a file. */
export const uploadResultSchema = z.object({ id: z.string() });

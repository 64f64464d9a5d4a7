import { z } from 'zod';
import { partCountsSchema } from './part-counts.ts';
import { compositionIdSchema } from './release-names.ts';

/** What a gateway says of itself in the release store, every few seconds and whenever it changes. */
export const gatewayStateSchema = z.object({
  id: z.string().regex(/^[0-9a-f]{16}$/),
  /** For people: where it runs. */
  name: z.string(),
  at: z.iso.datetime(),
  /** Revision of the pointer that it has followed to the end, and what it serves since. */
  revision: z.number().int().nonnegative().nullable(),
  live: compositionIdSchema.nullable(),
  canaries: z.array(compositionIdSchema),
  /** Why it does not serve what the pointer says; empty when it does. */
  problem: z.string(),
  counts: z.array(partCountsSchema),
});

/** What a gateway says of itself. */
export type GatewayState = z.infer<typeof gatewayStateSchema>;

import { z } from 'zod';
import { partCountsSchema } from './part-counts.ts';
import { compositionIdSchema } from './release-names.ts';

/** A gateway's heartbeat in the release store, sent every few seconds and on every change. */
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

/** A gateway's state. */
export type GatewayState = z.infer<typeof gatewayStateSchema>;

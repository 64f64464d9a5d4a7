/** The log of a release store: one immutable file for everything that was done to it. */
import { z } from 'zod';
import { appNameSchema, compositionIdSchema, integritySchema, versionSchema } from './release-names.ts';

/** Names sort by time: `20261122T143005123Z-1a2b3c4d`. */
export const releaseEventIdSchema = z.string().regex(/^\d{8}T\d{9}Z-[0-9a-f]{8}$/);

const canarySchema = z.object({ composition: compositionIdSchema, percent: z.number() });
const gateStepSchema = z.object({
  name: z.string(),
  outcome: z.string(),
  problems: z.array(z.string()),
  notices: z.array(z.string()),
});

/** The log entry. It is written before it is done: see `readLog` for whether it then was. */
export const releaseEventSchema = z.object({
  schema: z.literal(1),
  id: releaseEventIdSchema,
  at: z.iso.datetime(),
  who: z.string(),
  why: z.string(),
  /** `publish` and `remove` change releases; all others (`promote`, `rollback`, `canary` …) change what visitors get. */
  action: z.string(),
  /** Address of the pipeline's run, where there was one. */
  ci: z.string().nullable().default(null),
  /** Live composition before and after; null where it is not about them. */
  from: compositionIdSchema.nullable().default(null),
  to: compositionIdSchema.nullable().default(null),
  /** Canaries before and after. */
  canaries: z
    .object({ from: z.array(canarySchema), to: z.array(canarySchema) })
    .nullable()
    .default(null),
  /** The pointer's revision that it makes. */
  revision: z.number().int().nullable().default(null),
  /** The event that made the pointer which it changes. */
  after: releaseEventIdSchema.nullable().default(null),
  /** The published or removed release. */
  releases: z.array(z.object({ app: appNameSchema, version: versionSchema, integrity: integritySchema })).default([]),
  /** The gate's result. */
  gate: z.array(gateStepSchema).default([]),
});

/** One entry of a release store's log. */
export type ReleaseEvent = z.infer<typeof releaseEventSchema>;

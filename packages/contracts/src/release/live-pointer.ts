import { z } from 'zod';
import { appNameSchema, compositionIdSchema, versionSchema } from './release-names.ts';

/** The author and the reason of a change. Empty in what was written before it was asked for. */
const changedBy = { who: z.string().default(''), why: z.string().default('') };

/** A change on top of what is live that a share of the visitors gets. */
export const canarySchema = z.object({
  /** Its changes as one word, and what deals out its visitors: they stay the same whatever else becomes live. */
  id: z.string(),
  /** App → version, null for an app that is left out. Empty in what was written before canaries were changes. */
  changes: z.record(appNameSchema, versionSchema.nullable()),
  /** The live parts with the changes; every promote makes it anew. */
  composition: compositionIdSchema,
  percent: z.number().min(0).max(100),
  since: z.iso.datetime(),
  ...changedBy,
});
export type Canary = z.infer<typeof canarySchema>;

/** The kind of the pointer's last change; `halt` is one that was made because new versions did worse. */
export const pointerActionSchema = z.enum(['promote', 'rollback', 'canary', 'canary-end', 'halt']);

const currentSchema = z.object({
  schema: z.literal(1),
  revision: z.number().int().nonnegative(),
  live: compositionIdSchema,
  canaries: z.array(canarySchema),
  /** Earlier live compositions, newest first: what `rollback` goes back to, with who ended each and why. */
  history: z.array(z.object({ id: compositionIdSchema, until: z.iso.datetime(), ...changedBy })).max(50),
  changedAt: z.iso.datetime(),
  action: pointerActionSchema.default('promote'),
  /** Id of the log's event that made it; null in what was written before there was a log. */
  event: z.string().nullable().default(null),
  /** Compositions that visitors got and no longer get, newest first: tabs that were opened with them load files still. */
  retired: z.array(z.object({ id: compositionIdSchema, until: z.iso.datetime() })).default([]),
  ...changedBy,
});

const previousCanarySchema = z.looseObject({
  canary: z.object({ id: z.string(), percent: z.number() }).nullish(),
  canaries: z.undefined().optional(),
  changedAt: z.string(),
});

/** A pointer of the time when there was one canary, which was a whole composition. */
function takePrevious(value: unknown): unknown {
  const previous = previousCanarySchema.safeParse(value);
  if (!previous.success) return value;
  const { canary, ...rest } = previous.data;
  const since = { since: rest.changedAt };
  const canaries = canary ? [{ ...canary, ...since, changes: {}, composition: canary.id }] : [];
  return { ...rest, canaries };
}

/** `live.json`: the only thing in a release store that decides what visitors get, changed by compare-and-swap on `revision`. */
export const livePointerSchema = z.preprocess(takePrevious, currentSchema);
export type LivePointer = z.infer<typeof currentSchema>;

import { z } from 'zod';
import type { FromThread, PlainError, PlainResult } from './messages.ts';

// Bundles run in the thread: what comes from there is input from outside.
const id = z.number().int();
const bytes = z.custom<Uint8Array>((value) => ArrayBuffer.isView(value));
/**
 * The HTML allowed in a page: sixteen times what the gate lets pass. It holds for the page that a gate does not meet: one that is heavier
 * pushes out what is kept of others, and holds up whoever unpacks it.
 */
const mostHtmlBytes = 16_000_000;
const tooLong = { error: `a page has no more than ${mostHtmlBytes / 1_000_000} MB` };
const packedHtmlSchema = z.object({
  packing: z.enum(['identity', 'zstd', 'br']),
  bytes: z
    .custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array)
    .refine((value) => value.byteLength <= mostHtmlBytes, tooLong),
  length: z.number().int().min(0).max(mostHtmlBytes, tooLong),
  hash: z.string().regex(/^[\w-]{22}$/),
});
const plainErrorSchema: z.ZodType<PlainError> = z.object({
  name: z.string(),
  message: z.string(),
  stack: z.union([z.string(), z.undefined()]),
  get cause() {
    return z.union([plainErrorSchema, z.undefined()]);
  },
});
const upstream = z.enum(['api', 'content']);
const degradationSchema = z.object({ upstream, call: z.string(), isOfCall: z.boolean(), reason: z.string() });
/** Shells from before say `lacks` and `leftOut`. */
function withNewNames(result: unknown): unknown {
  if (typeof result !== 'object' || result === null || !('lacks' in result || 'leftOut' in result)) return result;
  const { lacks, leftOut, ...rest } = result as { lacks?: unknown; leftOut?: unknown };
  return { degradations: lacks, omissions: leftOut, ...rest };
}
/** A page as it comes from there. */
export const plainResultSchema: z.ZodType<PlainResult> = z.preprocess(
  withNewNames,
  z.object({
    status: z.number().int().min(200).max(599),
    location: z.string().optional(),
    html: packedHtmlSchema,
    opening: z.object({ length: z.number(), key: id }).optional(),
    query: z.object({ places: z.array(z.number()), length: z.number() }).optional(),
    cache: z.enum(['public', 'private']),
    styleHashes: z.array(z.string().regex(/^[\w+/=-]+$/)),
    route: z.string(),
    lostRemotes: z.array(z.string()),
    degradations: z.array(degradationSchema).optional(),
    omissions: z.array(degradationSchema).optional(),
  }),
);

/** Everything that a thread may say. */
export const fromThreadSchema: z.ZodType<FromThread> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('ready'),
    hasOffline: z.boolean(),
    failures: z.array(z.object({ part: id, error: plainErrorSchema })),
  }),
  z.object({
    kind: z.literal('calls'),
    id,
    calls: z.array(z.object({ call: id, upstream, path: z.string().startsWith('/'), known: id })),
  }),
  z.object({ kind: z.literal('opening'), key: id, variants: z.record(z.string(), bytes) }),
  z.object({ kind: z.literal('rendered'), id, result: z.unknown() }),
  z.object({ kind: z.literal('failed'), id, error: plainErrorSchema }),
  z.object({ kind: z.literal('report'), remote: z.string(), path: z.string(), error: plainErrorSchema }),
  z.object({ kind: z.literal('looked'), cpuMs: z.number(), heapBytes: z.number(), bufferBytes: z.number() }),
]);

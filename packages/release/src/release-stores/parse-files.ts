import {
  type Composition,
  compositionSchema,
  type LivePointer,
  livePointerSchema,
  releaseSchema,
} from '@vitryna/contracts/release';
import { type ReleaseEvent, releaseEventSchema } from '@vitryna/contracts/release-event';
import { z } from 'zod';
import { type Thresholds, thresholdsSchema } from '../model/canary-statistics.ts';
import { compositionIdOf } from '../model/composition.ts';
import { integrityOf } from '../model/integrity.ts';
import { ReleaseError } from '../model/release-error.ts';
import type { StoredRelease } from '../model/release-store.ts';
import { type Trust, trustSchema } from '../model/trust.ts';

function parse<T>(bytes: Buffer, schema: z.ZodType<T>, what: string): T {
  try {
    return schema.parse(JSON.parse(bytes.toString('utf8')));
  } catch (error) {
    const details = error instanceof z.ZodError ? z.prettifyError(error).split('\n') : [String(error)];
    throw new ReleaseError('invalid', `${what} is not valid`, { details, cause: error });
  }
}

/** Parses the bytes of a `live.json`. */
export const parseLivePointer = (bytes: Buffer, what: string): LivePointer => parse(bytes, livePointerSchema, what);

/** Parses the bytes of an event of the log. */
export const parseEvent = (bytes: Buffer, what: string): ReleaseEvent => parse(bytes, releaseEventSchema, what);

/** Parses the bytes of a `release.json`; throws a ReleaseError `invalid` that lists what is wrong. */
export const parseManifest = (bytes: Buffer, what: string): StoredRelease => ({
  release: parse(bytes, releaseSchema, what),
  integrity: integrityOf(bytes),
});

/** Parses the bytes of a store's `thresholds.json`. */
export const parseThresholds = (bytes: Buffer, what: string): Thresholds => parse(bytes, thresholdsSchema, what);

/** Parses the bytes of a `trust.json`. */
export const parseTrust = (bytes: Buffer, what: string): Trust => parse(bytes, trustSchema, what);

/** Parses a composition and checks that its id is the hash of its parts (`tampered` otherwise). */
export function parseCompositionFile(bytes: Buffer, id: string): Composition {
  const composition = parse(bytes, compositionSchema, `composition ${id}`);
  if (composition.id !== id || compositionIdOf(composition.parts) !== id) {
    throw new ReleaseError('tampered', `composition ${id} does not hold the parts that its id was made of`);
  }
  return composition;
}

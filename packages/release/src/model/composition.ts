import { createHash } from 'node:crypto';
import type { Composition } from '@vitryna/contracts/release';

/** The id of a composition: the first 16 hex digits of the sha256 of its parts, in the order of their names. */
export function compositionIdOf(parts: Composition['parts']): string {
  const canonical = Object.keys(parts)
    .sort()
    .map((name) => [name, parts[name]?.version, parts[name]?.integrity]);
  return createHash('sha256').update(JSON.stringify(canonical)).digest('hex').slice(0, 16);
}

/** Makes the immutable composition of these parts. */
export const createComposition = (parts: Composition['parts'], now: Date): Composition => ({
  schema: 1,
  id: compositionIdOf(parts),
  createdAt: now.toISOString(),
  parts,
});

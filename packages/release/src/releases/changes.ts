import type { Canary, Composition } from '@vitryna/contracts/release';
import { createComposition } from '../model/composition.ts';
import type { ReleaseReader } from '../model/release-store.ts';

/** App → version, null for an app that is left out. */
export type Changes = Canary['changes'];

/** The changes from one composition to the other. */
export function changesBetween(from: Composition, to: Composition): Changes {
  const apps = new Set([...Object.keys(from.parts), ...Object.keys(to.parts)]);
  const changed = [...apps].sort().filter((app) => from.parts[app]?.integrity !== to.parts[app]?.integrity);
  return Object.fromEntries(changed.map((app) => [app, to.parts[app]?.version ?? null]));
}

/** Changes as one word: `mf-catalog@1.2.0+mf-product@none`. */
export const nameOfChanges = (changes: Changes): string =>
  Object.keys(changes)
    .sort()
    .map((app) => `${app}@${changes[app] ?? 'none'}`)
    .join('+');

/** The composition with these changes on top. Throws `not-found` when a version is not in the store. */
export async function applyChanges(
  store: ReleaseReader,
  base: Composition,
  changes: Changes,
  now: Date,
): Promise<Composition> {
  const parts = { ...base.parts };
  for (const [app, version] of Object.entries(changes)) {
    if (version === null) delete parts[app];
    else parts[app] = { version, integrity: (await store.readRelease(app, version)).integrity };
  }
  return createComposition(parts, now);
}

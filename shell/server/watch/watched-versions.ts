import type { AppVersion } from '@vitryna/contracts/telemetry';
import { LRUCache } from 'lru-cache';

/** Versions beyond which none is remembered: more than run within a window even where a team promotes every minute. */
const keptVersions = 500;

/** The versions that run here, or did within the last `lingerMs`: tabs of a composition live on for a while. Nothing else is watched. */
export function createWatchedVersions(running: () => AppVersion[], lingerMs: number, now: () => number) {
  const seenAt = new LRUCache<string, number>({ max: keptVersions });
  const note = ({ app, version }: AppVersion): void => {
    seenAt.set(`${app}@${version}`, now());
  };
  return {
    /** Says that tabs were given this version, though no composition holds it. */
    note,
    has({ app, version }: AppVersion): boolean {
      for (const part of running()) note(part);
      return now() - (seenAt.get(`${app}@${version}`) ?? Number.NEGATIVE_INFINITY) < lingerMs;
    },
  };
}

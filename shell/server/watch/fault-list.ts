import type { ViewFault } from '@vitryna/contracts/telemetry';
import { LRUCache } from 'lru-cache';

/** A fault as it is shown: how often it was told, and when first and last. */
export type ReportedFault = ViewFault & { route: string; times: number; firstAt: number; lastAt: number };

/** Distinct faults that are kept of a version: the ones that were told last. */
const keptFaults = 20;

/** The last distinct faults of each version. */
export function createFaultList(now: () => number) {
  const versions = new Map<string, LRUCache<string, ReportedFault>>();
  return {
    /** Keeps a fault; true when it is one that was not known. */
    add(fault: ViewFault, route: string): boolean {
      const version = `${fault.app}@${fault.version}`;
      const faults = versions.get(version) ?? new LRUCache<string, ReportedFault>({ max: keptFaults });
      versions.set(version, faults);
      const key = `${fault.kind} ${fault.place ?? ''} ${fault.message}`;
      const known = faults.get(key);
      const at = now();
      faults.set(key, { ...fault, route, times: (known?.times ?? 0) + 1, firstAt: known?.firstAt ?? at, lastAt: at });
      return known === undefined;
    },
    /** Forgets versions that are not watched any more. */
    keep(isWatched: (app: string, version: string) => boolean): void {
      for (const [key, faults] of versions) {
        const [fault] = faults.values();
        if (!fault || !isWatched(fault.app, fault.version)) versions.delete(key);
      }
    },
    /** The newest first. */
    read: (): ReportedFault[] =>
      [...versions.values()].flatMap((faults) => [...faults.values()]).sort((a, b) => b.lastAt - a.lastAt),
  };
}

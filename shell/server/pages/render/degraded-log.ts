import type { Degradation } from '@vitryna/contracts/remote';
import { LRUCache } from 'lru-cache';
import type { Log } from '../../base/log.ts';

/** The same reason is logged again after so long, in milliseconds. */
const repeatMs = 10 * 60_000;
/** Reasons that are remembered; an upstream that is down has few, one that is wrong has as many as it has answers. */
const maxReasons = 500;

/**
 * Logs why pages are degraded: each reason once, and its count when it comes again later. An upstream
 * that is slow or down is one reason whatever it was asked for.
 */
export function createDegradedLog(log: Log, now: () => number) {
  const logged = new LRUCache<string, { at: number; times: number }>({ max: maxReasons });

  const logOne = (page: string, { upstream, call, isOfCall, reason }: Degradation): void => {
    const key = `${upstream} ${isOfCall ? `${call} ` : ''}${reason}`;
    const before = logged.get(key);
    if (before && now() - before.at < repeatMs) {
      before.times += 1;
      return;
    }
    logged.set(key, { at: now(), times: 0 });
    log.warn('an answer cannot be used', {
      upstream,
      call,
      reason,
      page,
      ...(before?.times && { before: before.times }),
    });
  };

  return (page: string, degradations: readonly Degradation[]): void => {
    for (const degradation of degradations) logOne(page, degradation);
  };
}

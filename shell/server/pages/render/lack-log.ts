import type { Lack } from '@vitryna/contracts/remote';
import { LRUCache } from 'lru-cache';
import type { Log } from '../../base/log.ts';

/** The same reason is told again after so long, in milliseconds. */
const repeatMs = 10 * 60_000;
/** Reasons that are remembered; an upstream that is down has few, one that is wrong has as many as it has answers. */
const maxReasons = 500;

/**
 * Tells why pages were rendered without an answer: each reason once, and how often it came since when it comes again later. An upstream
 * that is slow or down is one reason whatever it was asked for.
 */
export function createLackLog(log: Log, now: () => number) {
  const told = new LRUCache<string, { at: number; times: number }>({ max: maxReasons });

  const tell = (page: string, { upstream, call, isOfCall, reason }: Lack): void => {
    const key = `${upstream} ${isOfCall ? `${call} ` : ''}${reason}`;
    const before = told.get(key);
    if (before && now() - before.at < repeatMs) {
      before.times += 1;
      return;
    }
    told.set(key, { at: now(), times: 0 });
    log.warn('an answer cannot be used', {
      upstream,
      call,
      reason,
      page,
      ...(before?.times && { before: before.times }),
    });
  };

  return (page: string, lacks: readonly Lack[]): void => {
    for (const lack of lacks) tell(page, lack);
  };
}

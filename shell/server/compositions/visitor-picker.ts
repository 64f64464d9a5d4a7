import type { IncomingMessage } from 'node:http';
import { readCookie } from '../http/cookies.ts';
import type { PickedSlot } from '../pages/slot.ts';
import { bucketOf, createVisitor, isVisitor, visitorCookie, visitorSetCookie } from './canary-bucket.ts';
import type { CompositionKeeper } from './composition-keeper.ts';

/** Gives a visitor the live slot, or, while a canary runs, the one of the visitor's bucket; null before the first load. */
export function createVisitorPicker(keeper: CompositionKeeper, isHttps: boolean) {
  return ({ headers }: IncomingMessage): PickedSlot | null => {
    const live = keeper.live();
    const canary = keeper.canary();
    if (!live) return null;
    if (!canary) return { slot: live, setCookie: null, isShared: true };
    const sent = readCookie(headers.cookie, visitorCookie);
    const visitor = isVisitor(sent) ? sent : createVisitor();
    const isCanary = bucketOf(visitor, canary.slot.id) < canary.percent;
    return {
      slot: isCanary ? canary.slot : live,
      setCookie: visitor === sent ? null : visitorSetCookie(visitor, isHttps),
      isShared: false,
    };
  };
}

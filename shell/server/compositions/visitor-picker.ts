import type { IncomingMessage } from 'node:http';
import { readCookie } from '../http/cookies.ts';
import type { PickedSlot } from '../pages/render/slot.ts';
import { createVisitor, isVisitor, pickCanary, visitorCookie, visitorSetCookie } from './canary-bucket.ts';
import type { CompositionKeeper } from './composition-keeper.ts';

/** Gives a visitor the live slot, or, while canaries run, that of the canary they are in; null before the first load. */
export function createVisitorPicker(keeper: Pick<CompositionKeeper, 'live' | 'canaries'>, isHttps: boolean) {
  return ({ headers }: IncomingMessage): PickedSlot | null => {
    const live = keeper.live();
    const canaries = keeper.canaries();
    if (!live) return null;
    if (canaries.length === 0) return { slot: live, setCookie: null, isShared: true };
    const sent = readCookie(headers.cookie, visitorCookie);
    const visitor = isVisitor(sent) ? sent : createVisitor();
    return {
      slot: pickCanary(visitor, canaries)?.slot ?? live,
      setCookie: visitor === sent ? null : visitorSetCookie(visitor, isHttps),
      isShared: false,
    };
  };
}

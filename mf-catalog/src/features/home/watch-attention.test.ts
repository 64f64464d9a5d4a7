import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { watchAttention } from './watch-attention.ts';

type See = (entries: { isIntersecting: boolean }[]) => void;
let see: See;
let motion: EventTarget & { matches: boolean };
const before = { ...globalThis };

beforeEach(() => {
  motion = Object.assign(new EventTarget(), { matches: false });
  Object.assign(globalThis, {
    matchMedia: () => motion,
    Node: class {},
    IntersectionObserver: class {
      constructor(callback: See) {
        see = callback;
      }
      observe() {}
      disconnect() {}
    },
  });
});
afterEach(() => void Object.assign(globalThis, before));

function watch() {
  const host = Object.assign(new EventTarget(), { matches: () => false, contains: () => false });
  const reported: boolean[] = [];
  const end = new AbortController();
  watchAttention(host as unknown as HTMLElement, end.signal, (isAttended) => reported.push(isAttended));
  const happen = (name: string) => host.dispatchEvent(new Event(name));
  return { reported, happen, end };
}

test('lets go only while it is seen and nobody is over it or in it', () => {
  const { reported, happen, end } = watch();
  see([{ isIntersecting: true }]);
  for (const name of ['pointerenter', 'focusin', 'pointerleave', 'focusout']) happen(name);
  see([{ isIntersecting: false }]);
  expect(reported).toEqual([false, true, true, true, false, true]);
  end.abort();
  happen('pointerenter');
  expect(reported).toHaveLength(6);
});

test('holds for who wants less motion, also from now on', () => {
  const { reported } = watch();
  motion.matches = true;
  motion.dispatchEvent(new Event('change'));
  see([{ isIntersecting: true }]);
  expect(reported).toEqual([true, true]);
});

import { expect, test } from '@jest/globals';
import type { LivePointer } from '@vitryna/contracts/release';
import { reachableCompositions, retire } from './in-use.ts';

const hour = 3_600_000;
const from = Date.UTC(2026, 0, 1);
const idOf = (promote: number, part: number) => (promote * 16 + part).toString(16).padStart(16, '0');

/** What is served after a promote: another composition, and one of each of the eight canaries on top of it. */
function served(promote: number): LivePointer {
  const at = new Date(from + promote * 2 * hour).toISOString();
  const canaries = [1, 2, 3, 4, 5, 6, 7, 8].map((part) => ({
    ...{ id: `c${part}`, changes: {}, composition: idOf(promote, part), percent: 1, since: at, who: '', why: '' },
  }));
  const nothing = { history: [], action: 'promote' as const, event: null, retired: [], who: '', why: '' };
  return { schema: 1, revision: promote, live: idOf(promote, 0), canaries, changedAt: at, ...nothing };
}

test('remembers a week of promotes beside eight canaries, and no more than the week', () => {
  const week = (7 * 24) / 2;
  let pointer = served(0);
  const told = week + 10;
  for (let promote = 1; promote <= told; promote += 1) {
    const next = served(promote);
    pointer = { ...next, retired: retire(pointer, next) };
  }
  const reachable = new Set(reachableCompositions(pointer, new Date(pointer.changedAt)));
  for (const part of [0, 1, 8]) {
    expect(reachable.has(idOf(told - week + 1, part))).toBe(true);
    expect(reachable.has(idOf(told - week - 2, part))).toBe(false);
  }
});

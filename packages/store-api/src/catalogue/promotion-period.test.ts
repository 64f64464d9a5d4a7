import { expect, test } from '@jest/globals';
import { isPromotionLive, isRunning } from './promotion-period.ts';

const [startAt, endAt] = ['2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z'].map((time) => Date.parse(time) / 1000) as [
  number,
  number,
];

/** What is said of a period at a moment, and until when that is true. */
function saidAt(time: string, say: typeof isRunning) {
  const told: string[] = [];
  const now = () => new Date(`2026-${time}Z`);
  return [say({ startAt, endAt }, { now, validUntil: (moment) => void told.push(moment.toISOString()) }), ...told];
}

test.each([
  ['01-31T23:59:50', true, ['2026-02-01T00:00:00.000Z']],
  ['02-01T00:00:00', true, ['2026-02-01T00:00:00.000Z']],
  ['02-01T00:00:00.001', false, []],
])('at %s a promotion is live: %s', (time, isLive, until) => {
  expect(saidAt(time, isPromotionLive)).toEqual([isLive, ...until]);
});

test.each([
  ['01-01T00:00:00', true, ['2026-02-01T00:00:00.000Z']],
  ['02-01T00:00:00.001', false, []],
])('at %s a landing page runs: %s', (time, isLive, until) => {
  expect(saidAt(time, isRunning)).toEqual([isLive, ...until]);
});

test('a landing page that has not begun changes when it begins', () => {
  const told: number[] = [];
  const now = () => new Date('2025-12-31T00:00:00Z');
  expect(isRunning({ startAt, endAt }, { now, validUntil: (moment) => void told.push(moment.getTime()) })).toBe(false);
  expect(told).toEqual([startAt * 1000]);
});

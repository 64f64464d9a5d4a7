import { expect, test } from '@jest/globals';
import { timeLeft, untilNextMinute } from './time-left.ts';

const minute = 60_000;

test.each([
  [130 * minute, { days: 0, hours: 2, minutes: 10 }],
  [130 * minute - 1, { days: 0, hours: 2, minutes: 9 }],
  [(2 * 1440 + 61) * minute, { days: 2, hours: 1, minutes: 1 }],
  [minute, { days: 0, hours: 0, minutes: 1 }],
  [minute - 1, null],
  [0, null],
  [-5, null],
])('%s ms are %j', (ms, left) => {
  expect(timeLeft(ms)).toEqual(left);
});

test('the words change when a minute is over, and are others then', () => {
  for (const ms of [130 * minute, 130 * minute - 1, 61_500, minute]) {
    const before = timeLeft(ms);
    const after = ms - untilNextMinute(ms);
    expect(timeLeft(after)).not.toEqual(before);
    expect(timeLeft(after + 1)).toEqual(before);
  }
});

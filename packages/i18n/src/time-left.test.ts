import { expect, test } from '@jest/globals';
import { formatDate } from './format.ts';
import { lastMoment, timeLeft, untilNextMinute } from './time-left.ts';

const minute = 60_000;

test.each([
  [130 * minute, { days: 0, hours: 2, minutes: 10, seconds: 0 }],
  [130 * minute - 1, { days: 0, hours: 2, minutes: 9, seconds: 59 }],
  [(2 * 1440 + 61) * minute, { days: 2, hours: 1, minutes: 1, seconds: 0 }],
  [86_399_999, { days: 0, hours: 23, minutes: 59, seconds: 59 }],
  [999, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  [-5, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
])('%s ms are %j', (ms, left) => {
  expect(timeLeft(ms)).toEqual(left);
});

test('the words change when a minute is over, and are others then', () => {
  for (const ms of [130 * minute, 130 * minute - 1, 61_500, 2 * minute]) {
    const minutesAt = (left: number) => timeLeft(left).minutes;
    const before = minutesAt(ms);
    const after = ms - untilNextMinute(ms);
    expect(minutesAt(after)).not.toBe(before);
    expect(minutesAt(after + 1)).toBe(before);
  }
});

test('a period that ends at midnight names the day before as its last one', () => {
  const endAt = Date.parse('2026-12-01T00:00:00+02:00') / 1000;
  expect(formatDate(lastMoment(endAt), 'uk', 'long')).toContain('30 листопада');
  expect(formatDate(lastMoment(endAt + 1), 'uk', 'long')).toContain('1 грудня');
});

import { expect, test } from '@jest/globals';
import { isPromotionLive, untilPromotionEnds } from './promotion-period.ts';

const endAt = Date.parse('2026-02-01T00:00:00Z') / 1000;
const at = (time: string) => new Date(`2026-${time}Z`);

test('a promotion lives until its end, and at that moment still', () => {
  expect(isPromotionLive({ endAt }, at('02-01T00:00:00'))).toBe(true);
  expect(isPromotionLive({ endAt }, at('02-01T00:00:00.001'))).toBe(false);
});

test('an answer stays true until the first of its promotions that still live ends', () => {
  const answer = JSON.stringify([0, 60, -60].map((more) => ({ period: { startAt: 0, endAt: endAt + more } })));
  expect(untilPromotionEnds(answer, at('01-31T23:59:50'))).toBe(10_000);
  expect(untilPromotionEnds(answer, at('02-01T00:00:30'))).toBe(30_000);
  expect(untilPromotionEnds(answer, at('03-01T00:00:00'))).toBe(Number.POSITIVE_INFINITY);
  expect(untilPromotionEnds('[]', at('01-01T00:00:00'))).toBe(Number.POSITIVE_INFINITY);
});

import { expect, test } from '@jest/globals';
import type { PriceHistory } from '@vitryna/contracts/api';
import { toPriceHistoryView } from './price-history-view.ts';

const history = (points: PriceHistory['points'], min30: number | null = null): PriceHistory => ({
  points,
  min30: min30 === null ? null : { amount: min30, currency: 'UAH' },
  previousIsHonest: true,
  now: '2026-11-21T10:00:00.000Z',
});
const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`;

test('draws a step for each change, to this day, and the rows behind it newest first', () => {
  const view = toPriceHistoryView(
    history(
      [
        { at: at(1), amount: 1000 },
        { at: at(11), amount: 1200 },
        { at: at(16), amount: 900.5 },
      ],
      900.5,
    ),
    'uk',
  );
  expect(view).toMatchObject({ lowest30: 900.5, lowest: 900.5, highest: 1200, since: '1 листопада 2026 р.' });
  expect(view?.line).toBe('M0 52.1H150V4H225V76H300');
  expect(view?.rows.map(({ amount }) => amount)).toEqual([900.5, 1200, 1000]);
});

test('leaves a gap where there was no price, and ends where there is none', () => {
  const gap = [
    { at: at(1), amount: 10 },
    { at: at(6), amount: null },
    { at: at(11), amount: 20 },
    { at: at(16), amount: null },
  ];
  expect(toPriceHistoryView(history(gap), 'uk')?.line).toBe('M0 76H75M150 4H225');
});

test('a price that never changed is a line in the middle; without a price there is nothing', () => {
  expect(toPriceHistoryView(history([{ at: at(1), amount: 10 }]), 'ru')?.line).toBe('M0 40H300');
  expect(toPriceHistoryView(history([]), 'uk')).toBeNull();
  expect(toPriceHistoryView(history([{ at: at(1), amount: null }]), 'uk')).toBeNull();
});

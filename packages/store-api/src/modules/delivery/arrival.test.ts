import { expect, test } from '@jest/globals';
import { arrivalOf, dispatchOf, fromKyiv } from './arrival.ts';

const settings = { freeWeekdays: [0], holidays: ['01-01', '12-25'], cutOff: '16:00' };
function dispatch(now: string, readyAt: string | null = null) {
  const { day, orderBefore } = dispatchOf(new Date(now), readyAt === null ? null : new Date(readyAt), settings);
  return [day, orderBefore.toISOString()];
}

// Kyiv is two hours ahead in winter and three in summer.
test.each([
  ['before the cut-off', '2026-11-23T13:59:59Z', '2026-11-23', '2026-11-23T14:00:00.000Z'],
  ['at the cut-off', '2026-11-23T14:00:00Z', '2026-11-24', '2026-11-24T14:00:00.000Z'],
  ['in summer', '2026-07-20T12:59:00Z', '2026-07-20', '2026-07-20T13:00:00.000Z'],
  ['on Saturday evening', '2026-11-21T15:00:00Z', '2026-11-23', '2026-11-23T14:00:00.000Z'],
  ['on Sunday', '2026-11-22T08:00:00Z', '2026-11-23', '2026-11-23T14:00:00.000Z'],
  [
    'after midnight in Kyiv, on the day before elsewhere',
    '2026-11-23T22:30:00Z',
    '2026-11-24',
    '2026-11-24T14:00:00.000Z',
  ],
  ['before a holiday', '2026-12-24T15:00:00Z', '2026-12-26', '2026-12-26T14:00:00.000Z'],
  ['over the new year', '2026-12-31T15:00:00Z', '2027-01-02', '2027-01-02T14:00:00.000Z'],
])('an order %s leaves on the next working day', (_, now, day, orderBefore) => {
  expect(dispatch(now)).toEqual([day, orderBefore]);
});

test('what is made to order leaves when it is ready, not before and on no free day', () => {
  expect(dispatch('2026-11-23T08:00:00Z', '2026-11-29T10:00:00Z')[0]).toBe('2026-11-30');
  expect(dispatch('2026-11-23T08:00:00Z', '2026-11-20T10:00:00Z')[0]).toBe('2026-11-23');
});

test('a parcel arrives on a working day, in hours of Kyiv', () => {
  expect(arrivalOf('2026-11-21', 1, ['12:00', '20:00'], settings)).toEqual({
    from: '2026-11-23T10:00:00.000Z',
    to: '2026-11-23T18:00:00.000Z',
  });
});

test('hours are right around the change of clocks', () => {
  // Clocks go forward on 29 March at 3:00 and back on 25 October at 4:00.
  expect(fromKyiv('2026-03-28', '12:00').toISOString()).toBe('2026-03-28T10:00:00.000Z');
  expect(fromKyiv('2026-03-29', '12:00').toISOString()).toBe('2026-03-29T09:00:00.000Z');
  expect(fromKyiv('2026-10-25', '12:00').toISOString()).toBe('2026-10-25T10:00:00.000Z');
  expect(fromKyiv('2026-10-25', '00:30').toISOString()).toBe('2026-10-24T21:30:00.000Z');
});

test('a calendar without a working day stops nothing', () => {
  expect(
    dispatchOf(new Date('2026-11-23T08:00:00Z'), null, { ...settings, freeWeekdays: [0, 1, 2, 3, 4, 5, 6] }).day,
  ).toBe('2026-11-23');
});

import { expect, test } from '@jest/globals';
import type { OpeningHours } from '@vitryna/contracts/api';
import { openingState } from './opening-state.ts';

const workday = '08:00-21:00';
const hours: OpeningHours = {
  week: { mon: workday, tue: workday, wed: workday, thu: workday, fri: workday, sat: '10:00-16:00', sun: '-' },
  days: { '12-25': '-', '2026-12-24': '08:00-14:00' },
  mayDifferOnHolidays: true,
};
const at = (time: string, changes: Partial<OpeningHours> = {}) =>
  openingState({ ...hours, ...changes }, Date.parse(time));

// Kyiv is two hours ahead in winter and three in summer; 23 November 2026 is a Monday.
test.each([
  ['a minute before it opens', '2026-11-23T05:59:00Z', null, { day: '2026-11-23', inDays: 0, at: '08:00' }],
  ['when it opens', '2026-11-23T06:00:00Z', '21:00', null],
  ['in summer', '2026-07-20T05:00:00Z', '21:00', null],
  ['when it closes', '2026-11-23T19:00:00Z', null, { day: '2026-11-24', inDays: 1, at: '08:00' }],
  ['over a Sunday', '2026-11-28T14:00:00Z', null, { day: '2026-11-30', inDays: 2, at: '08:00' }],
  ['after midnight in Kyiv', '2026-11-22T22:30:00Z', null, { day: '2026-11-23', inDays: 0, at: '08:00' }],
  ['on a day with hours of its own', '2026-12-24T11:59:00Z', '14:00', null],
  ['over a public holiday', '2026-12-24T12:00:00Z', null, { day: '2026-12-26', inDays: 2, at: '10:00' }],
])('%s', (_, time, closesAt, opens) => {
  expect(at(time)).toMatchObject({ isOpen: closesAt !== null, closesAt, opens });
});

test('names the days of two weeks that are not as their weekday, in the order of the calendar', () => {
  expect(at('2026-12-20T10:00:00Z').special).toEqual([
    { day: '2026-12-24', hours: '08:00–14:00' },
    { day: '2026-12-25', hours: null },
  ]);
  // Of one year only.
  expect(at('2027-12-20T10:00:00Z').special).toEqual([{ day: '2027-12-25', hours: null }]);
});

test('is open around the clock without saying until when, and may not open at all', () => {
  const all = (day: string): OpeningHours['week'] => ({
    ...{ mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day },
  });
  expect(at('2026-11-23T01:00:00Z', { week: all('00:00-24:00') })).toMatchObject({ isOpen: true, closesAt: null });
  expect(at('2026-11-23T10:00:00Z', { week: all('-'), days: {} })).toMatchObject({ isOpen: false, opens: null });
});

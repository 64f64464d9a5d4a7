import { expect, test } from '@jest/globals';
import { hoursNow } from './hours-now.ts';

const workdays = '08:00-20:00';
const schedule = {
  mon: workdays,
  tue: workdays,
  wed: workdays,
  thu: workdays,
  fri: workdays,
  sat: '09:00-13:30',
  sun: '-',
};
const at = (time: string, hours: typeof schedule = schedule) => hoursNow(hours, new Date(time));

// Kyiv is two hours ahead in winter and three in summer; 23 November 2026 is a Monday.
test.each([
  ['a minute before it opens', '2026-11-23T05:59:00Z', false, '08:00–20:00'],
  ['when it opens', '2026-11-23T06:00:00Z', true, '08:00–20:00'],
  ['a minute before it closes', '2026-11-23T17:59:00Z', true, '08:00–20:00'],
  ['when it closes', '2026-11-23T18:00:00Z', false, '08:00–20:00'],
  ['on Saturday by the hours of Saturday', '2026-11-28T11:29:00Z', true, '09:00–13:30'],
  ['in summer', '2026-07-20T05:00:00Z', true, '08:00–20:00'],
  ['on Sunday', '2026-11-22T10:00:00Z', false, null],
  ['after midnight in Kyiv, while it is Sunday in London', '2026-11-22T22:30:00Z', false, '08:00–20:00'],
])('%s', (_, time, isOpen, today) => {
  expect(at(time)).toEqual({ isOpen, today, isAroundTheClock: false });
});

test.each(['00:00-24:00', '00:01-23:59'])('%s is around the clock, at every minute', (hours) => {
  const always = { mon: hours, tue: hours, wed: hours, thu: hours, fri: hours, sat: hours, sun: hours };
  for (const time of ['2026-11-22T22:00:00Z', '2026-11-22T21:59:30Z', '2026-11-23T10:00:00Z'])
    expect(at(time, always)).toMatchObject({ isOpen: true, isAroundTheClock: true });
});

import type { Warehouse } from '@vitryna/contracts/api';

/** Whether a point is open now, and what its hours are today; null where it is closed all day. */
export type HoursNow = { isOpen: boolean; today: string | null; isAroundTheClock: boolean };

const days = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
const kyiv = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Europe/Kyiv',
  ...{ weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
});

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** A day of nearly 24 hours is one: carriers write `00:01-23:59`. */
const isWholeDay = (from: number, to: number): boolean => to - from >= 24 * 60 - 2;

/** The schedule's state at this time in Kyiv, wherever the shopper is. */
export function hoursNow(schedule: Warehouse['schedule'], now: Date): HoursNow {
  const parts = Object.fromEntries(kyiv.formatToParts(now).map(({ type, value }) => [type, value]));
  const day = days.find((name) => name === parts.weekday?.toLowerCase());
  const hours = (day && schedule[day]) ?? '-';
  const [from, to] = hours.split('-');
  if (!from || !to) return { isOpen: false, today: null, isAroundTheClock: false };
  const [opens, closes] = [minutesOf(from), minutesOf(to)];
  const minute = minutesOf(`${parts.hour}:${parts.minute}`);
  const isAroundTheClock = isWholeDay(opens, closes);
  return { isOpen: isAroundTheClock || (minute >= opens && minute < closes), today: `${from}–${to}`, isAroundTheClock };
}

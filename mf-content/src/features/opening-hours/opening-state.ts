import type { OpeningHours } from '@vitryna/contracts/api';
import { hoursNow } from '@vitryna/delivery-view/hours-now';
import { dayInKyiv } from '@vitryna/i18n/time-left';

/** A day of the calendar in Kyiv, as `2026-12-25`, and its hours; null when closed all day. */
type DayHours = { day: string; hours: string | null };

/** Whether the store is open, when that changes, and the days that are not as their weekday. */
export type OpeningState = {
  isOpen: boolean;
  /** Until when, on an open day. */
  closesAt: string | null;
  /** When it opens next; `inDays` is 0 today. */
  opens: { day: string; inDays: number; at: string } | null;
  /** Days of the next two weeks with hours of their own. */
  special: DayHours[];
};

const dayMs = 24 * 60 * 60 * 1000;
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
const daysAhead = 14;

const weekdayOf = (day: string) => weekdays[new Date(day).getUTCDay()] ?? 'sun';
const ownHours = ({ days }: OpeningHours, day: string): string | undefined => days[day] ?? days[day.slice(5)];

/** The state at a moment in milliseconds, by the time of Kyiv, wherever the visitor is. */
export function openingState(openingHours: OpeningHours, now: number): OpeningState {
  const today = Date.parse(dayInKyiv(now));
  const ahead = Array.from({ length: daysAhead }, (_, inDays) =>
    new Date(today + inDays * dayMs).toISOString().slice(0, 10),
  );
  const hoursOf = (day: string) => ownHours(openingHours, day) ?? openingHours.week[weekdayOf(day)];
  const [day = ''] = ahead;
  const current = hoursNow({ ...openingHours.week, [weekdayOf(day)]: hoursOf(day) }, new Date(now));
  const isOver = current.today !== null && !current.isOpen && clockInKyiv(now) >= startOf(hoursOf(day));
  const next = current.isOpen ? -1 : ahead.findIndex((one, at) => hoursOf(one) !== '-' && (at > 0 || !isOver));
  const nextDay = ahead[next];
  return {
    isOpen: current.isOpen,
    closesAt: current.isOpen && !current.isAroundTheClock ? (current.today?.split('–')[1] ?? null) : null,
    opens: nextDay === undefined ? null : { day: nextDay, inDays: next, at: startOf(hoursOf(nextDay)) },
    special: ahead
      .filter((one) => ownHours(openingHours, one) !== undefined)
      .map((one) => ({ day: one, hours: hoursOf(one) === '-' ? null : hoursOf(one).replace('-', '–') })),
  };
}

const startOf = (hours: string): string => hours.split('-')[0] ?? '';

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Kyiv', hour: '2-digit', minute: '2-digit' });
const clockInKyiv = (now: number): string => clock.format(now);

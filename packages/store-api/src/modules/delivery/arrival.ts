import type { DeliveryMethod } from '@vitryna/contracts/api';
import type { DeliverySettings } from './delivery-settings.ts';

/** A day of the calendar, `2026-11-22`, without a time zone. */
type Day = string;

const kyiv = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Kyiv',
  hourCycle: 'h23',
  ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' },
});

function inKyiv(time: Date): { day: Day; clock: string; text: string } {
  const part = Object.fromEntries(kyiv.formatToParts(time).map(({ type, value }) => [type, value]));
  const day = `${part.year}-${part.month}-${part.day}`;
  return { day, clock: `${part.hour}:${part.minute}`, text: `${day}T${part.hour}:${part.minute}:${part.second}Z` };
}

/** When Kyiv's clocks show this. Around the change of clocks the answer is right on both sides of it. */
export function fromKyiv(day: Day, clock: string): Date {
  const wanted = Date.parse(`${day}T${clock}:00Z`);
  const offsetAt = (time: number): number => Date.parse(inKyiv(new Date(time)).text) - time;
  const guess = wanted - offsetAt(wanted);
  return new Date(wanted - offsetAt(guess));
}

const after = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

type Calendar = Pick<DeliverySettings, 'freeWeekdays' | 'holidays'>;

const isFree = (day: Day, { freeWeekdays, holidays }: Calendar): boolean =>
  freeWeekdays.includes(new Date(`${day}T12:00:00Z`).getUTCDay()) || holidays.includes(day.slice(5));

/** This day or the next one on which the shop works: somewhere in a year there is one. */
function workingDay(day: Day, calendar: Calendar): Day {
  for (let days = 0; days < 366; days += 1) {
    const next = after(day, days);
    if (!isFree(next, calendar)) return next;
  }
  return day;
}

/** On which day an order leaves, and until when it must be made for that. */
export function dispatchOf(now: Date, readyAt: Date | null, settings: Calendar & Pick<DeliverySettings, 'cutOff'>) {
  const today = inKyiv(now);
  const first = workingDay(today.day, settings);
  const isLate = first === today.day && today.clock >= settings.cutOff;
  const leaves = isLate ? workingDay(after(first, 1), settings) : first;
  // Products made to order leave when they are ready; until then it is made whenever it is ordered.
  const ready = readyAt === null ? null : inKyiv(readyAt).day;
  return {
    day: ready !== null && ready > leaves ? workingDay(ready, settings) : leaves,
    orderBefore: fromKyiv(leaves, settings.cutOff),
  };
}

/** At which hours an order can be had on the day on which it has come, and how many days it takes at least; a pickup does not travel. */
const arrivals: Record<DeliveryMethod, { hours: readonly [string, string]; daysOf: (transit: number) => number }> = {
  warehouse: { hours: ['12:00', '20:00'], daysOf: (transit) => transit },
  courier: { hours: ['09:00', '21:00'], daysOf: (transit) => Math.max(1, transit) },
  pickup: { hours: ['17:00', '20:00'], daysOf: () => 0 },
};

/** When an order can be had that leaves on a day, by the days that a parcel is on its way. */
export function arrivalBy(method: DeliveryMethod, leaves: Day, transit: number, calendar: Calendar) {
  const { hours, daysOf } = arrivals[method];
  return arrivalOf(leaves, daysOf(transit), hours, calendar);
}

/** When a parcel that leaves on a day can be had: the hours of the day on which it has come. */
export function arrivalOf(leaves: Day, days: number, hours: readonly [string, string], calendar: Calendar) {
  const day = workingDay(after(leaves, days), calendar);
  return { from: fromKyiv(day, hours[0]).toISOString(), to: fromKyiv(day, hours[1]).toISOString() };
}

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const dayMs = 24 * 60 * minuteMs;

/** The last moment of a period in milliseconds, by its end in seconds: the day that a page names as the last one is of it. */
export const lastMoment = (endAt: number): number => endAt * secondMs - 1;

/** The calendar day of a moment in Kyiv, as `2026-11-30`. The time is in milliseconds, or as ISO 8601. */
export const dayInKyiv = (time: string | number): string =>
  // Sweden writes dates that way.
  new Date(time).toLocaleDateString('sv', { timeZone: 'Europe/Kyiv' });

/** What is left until a moment in whole days, hours, minutes and seconds; what is begun does not count. */
export type TimeLeft = { days: number; hours: number; minutes: number; seconds: number };

/** Splits what is left, in milliseconds, as every countdown shows it; nothing is left of a moment that is over. */
export function timeLeft(ms: number): TimeLeft {
  const left = Math.max(0, ms);
  return {
    days: Math.floor(left / dayMs),
    hours: Math.floor(left / (60 * minuteMs)) % 24,
    minutes: Math.floor(left / minuteMs) % 60,
    seconds: Math.floor(left / secondMs) % 60,
  };
}

/** Milliseconds until another whole minute is left. */
export const untilNextMinute = (ms: number): number => (ms % minuteMs) + 1;

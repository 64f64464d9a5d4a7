/** How long there is until a moment, in whole minutes: what is begun counts, so that nobody is promised more than there is. */
export type TimeLeft = { days: number; hours: number; minutes: number };

const minuteMs = 60_000;

/** Parts of a time in milliseconds; null when it is over. */
export function timeLeft(ms: number): TimeLeft | null {
  const minutes = Math.floor(ms / minuteMs);
  if (minutes < 1) return null;
  return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 };
}

/** Milliseconds until the next change of the words. */
export const untilNextMinute = (ms: number): number => (ms % minuteMs) + 1;

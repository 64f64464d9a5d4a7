const second = 1000;
const day = 86_400 * second;

/** What is left until a moment: whole days, and hours, minutes and seconds as a clock shows them. */
export function timeLeft(ms: number): { days: number; clock: string } {
  const days = Math.floor(ms / day);
  const seconds = Math.floor((ms % day) / second);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return { days, clock: parts.map((part) => String(part).padStart(2, '0')).join(':') };
}

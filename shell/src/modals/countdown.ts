/** A wait that can be held: the time that is left stays left. */
export type Countdown = { hold: () => void; go: () => void; stop: () => void };

/** Calls `onEnd` once, after `ms` milliseconds in which it was not held; begins at once. */
export function startCountdown(ms: number, onEnd: () => void): Countdown {
  let left = ms;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isOver = false;
  const hold = () => {
    if (timer === null) return;
    clearTimeout(timer);
    timer = null;
    left -= performance.now() - since;
  };
  const go = () => {
    if (isOver || timer !== null) return;
    since = performance.now();
    timer = setTimeout(() => {
      isOver = true;
      timer = null;
      onEnd();
    }, left);
  };
  const stop = () => {
    hold();
    isOver = true;
  };
  go();
  return { hold, go, stop };
}

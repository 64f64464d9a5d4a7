/** A connection that is back for less is none, in milliseconds: phones report it and lose it again within a moment. */
export const steadyConnectionMs = 500;

/** How long until the store is asked for unbidden, in milliseconds: twice as long each time, up to the last. */
export const askMs = { first: 2000, last: 30_000 };

const news = ['online', 'offline', 'beforeunload', 'visibilitychange'];

const isReached = (): Promise<boolean> =>
  fetch('/health', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Does something each time the store can be reached again for good: what could not be read is read again. Not while the shopper is on
 * the way to another document. The device's word alone is not enough: it may call itself connected where nothing comes through, and
 * it is not given again to whoever begins to wait a moment after it. So the store is asked, at its word and from time to time.
 *
 * @returns how to stop waiting
 */
export function whenOnline(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = askMs.first;
  let isOver = false;
  const askIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(ask, ms);
  };
  const ask = async () => {
    // Whoever asked at the same moment as everyone else would find a store that is just starting.
    const next = pause * (1 + Math.random() / 2);
    pause = Math.min(2 * pause, askMs.last);
    const asked = timer;
    const isThere = navigator.onLine && !document.hidden && (await isReached());
    if (isOver || timer !== asked) return;
    askIn(next);
    if (isThere) act();
  };
  const hear = ({ type }: Event) => {
    if (isOver) return;
    if (type === 'beforeunload') stop();
    else if (navigator.onLine) askIn(steadyConnectionMs);
    else clearTimeout(timer);
  };
  const stop = () => {
    isOver = true;
    clearTimeout(timer);
    for (const name of news) removeEventListener(name, hear);
  };
  for (const name of news) addEventListener(name, hear);
  askIn(pause);
  return stop;
}

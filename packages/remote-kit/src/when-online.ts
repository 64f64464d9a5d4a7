/** A connection that is back for less is none, in milliseconds: phones report it and lose it again within a moment. */
export const steadyConnectionMs = 500;

/** How long until the store is asked for unbidden, in milliseconds: twice as long each time, up to the last. */
export const askMs = { first: 2000, last: 32_000 };

const eventName = ['online', 'offline', 'beforeunload', 'visibilitychange'];

/**
 * Does something each time the store can be reached again for good: what could not be read is read again. Not while the shopper is on
 * the way to another document. The device's word alone is not enough: it may call itself connected where nothing comes through, and
 * it is not repeated for a waiter that begins a moment after it. So the store is asked, at its word and from time to time.
 *
 * @returns how to stop waiting
 */
export function whenOnline(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = askMs.first;
  let isLeaving = false;
  function askIn(ms?: number) {
    clearTimeout(timer);
    timer = ms === undefined ? ms : setTimeout(ask, ms);
  }
  async function ask() {
    const asked = timer;
    const isThere =
      navigator.onLine &&
      !document.hidden &&
      (await fetch('/health', { method: 'HEAD', cache: 'no-store' }).then(
        ({ ok }) => ok,
        () => false,
      ));
    if (timer !== asked) return;
    askIn(pause);
    pause = Math.min(2 * pause, askMs.last);
    if (isThere) act();
  }
  function listener({ type }: Event) {
    // A page that is left may be kept whole; it comes back by being seen again, and waits as before. Until then it is hidden.
    isLeaving = type === 'beforeunload' || (isLeaving && type !== 'visibilitychange');
    askIn(navigator.onLine && !isLeaving ? steadyConnectionMs : undefined);
  }
  function stop() {
    askIn();
    for (const name of eventName) removeEventListener(name, listener);
  }
  for (const name of eventName) addEventListener(name, listener);
  askIn(pause);
  return stop;
}

/** Longest stretch of building between two pauses, in milliseconds: what a waiting request may lose to it. */
const stretchMs = 6;

/** To be awaited between steps: lets waiting requests run when the last pause is long enough ago. */
export type Pace = () => Promise<void> | undefined;

/** Makes the pace of one build. */
export function createPacer(now = () => performance.now()): Pace {
  let since = now();
  return () => {
    if (now() - since < stretchMs) return undefined;
    return new Promise((resolve) => {
      setImmediate(() => {
        since = now();
        resolve();
      });
    });
  };
}

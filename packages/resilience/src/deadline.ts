/** A point in time after which nobody waits any more. */
export type Deadline = { signal: AbortSignal; clear: () => void };

/**
 * Aborts after so many milliseconds. A process that was busy looks at what has arrived meanwhile first: its own delay is not that of
 * whom it waits for.
 */
export function createDeadline(ms: number, reason: string): Deadline {
  const controller = new AbortController();
  let immediate: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => {
    immediate = setImmediate(() => controller.abort(new Error(reason)));
  }, ms);
  return {
    signal: controller.signal,
    clear() {
      clearTimeout(timer);
      clearImmediate(immediate);
    },
  };
}

/** The promise, or a rejection when the signal aborts first; the promise goes on for others. */
export function abortable<Result>(promise: Promise<Result>, signal: AbortSignal): Promise<Result> {
  if (signal.aborted) {
    promise.catch(() => undefined);
    return Promise.reject(signal.reason);
  }
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** The promise, or a rejection with this reason after so many milliseconds; the promise goes on. */
export function withDeadline<Result>(promise: Promise<Result>, ms: number, reason: string): Promise<Result> {
  const { signal, clear } = createDeadline(ms, reason);
  return abortable(promise, signal).finally(clear);
}

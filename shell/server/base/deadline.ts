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

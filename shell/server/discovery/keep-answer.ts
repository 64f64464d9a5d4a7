/** How long an answer is used before it is asked for again, in milliseconds. */
const freshMs = 60_000;

/** Asks at most once a minute, once for all who wait; the last answer serves while the upstream fails. */
export function keepAnswer<T>(read: () => Promise<T>, now: () => number): () => Promise<T> {
  let kept: { value: T; at: number } | null = null;
  let running: Promise<T> | null = null;
  return () => {
    if (kept && now() - kept.at < freshMs) return Promise.resolve(kept.value);
    running ??= read()
      .then((value) => {
        kept = { value, at: now() };
        return value;
      })
      .catch((error: unknown) => {
        if (!kept) throw error;
        return kept.value;
      })
      .finally(() => {
        running = null;
      });
    return running;
  };
}

/** Long-polls for changes: the server may delay its answer until something has changed. */
type Ask = (signal: AbortSignal) => Promise<boolean>;

/** Between two questions that were answered at once, and that were not answered at all, in milliseconds. */
const pauses = { asked: 250, failed: 5000 };

/** Calls back when the answer is that it has changed; returns what ends it. Keeps no process alive. */
export function watchByAsking(ask: Ask, onChange: () => void): () => void {
  const stopped = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  const look = async (): Promise<void> => {
    let pauseMs = pauses.asked;
    try {
      if ((await ask(stopped.signal)) && !stopped.signal.aborted) onChange();
    } catch {
      // The poller reports a store that is away.
      pauseMs = pauses.failed;
    }
    if (stopped.signal.aborted) return;
    timer = setTimeout(() => void look(), pauseMs).unref();
  };
  void look();
  return () => {
    clearTimeout(timer);
    stopped.abort();
  };
}

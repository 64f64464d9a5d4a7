/** A piece of work that is repeated; a run that is still going is not started twice. */
export type Poller = {
  /** Runs now, or joins the run that is going. */
  run: () => Promise<void>;
  start: () => void;
  stop: () => void;
};

/** Repeats `work` every so many milliseconds after the run before ended. `work` must not throw. */
export function createPoller(everyMs: () => number, work: () => Promise<void>): Poller {
  let timer: NodeJS.Timeout | null = null;
  let isStarted = false;
  let running: Promise<void> | null = null;

  const schedule = () => {
    if (timer) clearTimeout(timer);
    timer = isStarted ? setTimeout(() => void run(), everyMs()) : null;
    timer?.unref();
  };
  const run = (): Promise<void> => {
    running ??= work().finally(() => {
      running = null;
      schedule();
    });
    return running;
  };
  return {
    run,
    start() {
      isStarted = true;
      schedule();
    },
    stop() {
      isStarted = false;
      if (timer) clearTimeout(timer);
    },
  };
}

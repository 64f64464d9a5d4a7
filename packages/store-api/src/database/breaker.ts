/** Whether the database is asked: not from so many failures in a row until it has answered a question of our own. */
export type Breaker = {
  readonly isOpen: boolean;
  succeeded: () => void;
  failed: () => void;
  stop: () => void;
};

/** Failures in a row after which calls are refused at once. */
const maxFailures = 3;
/** Between two questions meanwhile, in milliseconds. */
const probeMs = 500;

/** Makes the breaker; `probe` asks the database, within a time of its own. */
export function createBreaker(probe: () => Promise<void>): Breaker {
  let failures = 0;
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;
  const ask = () => {
    timer = setTimeout(() => {
      probe().then(() => {
        failures = 0;
        timer = null;
      }, again);
    }, probeMs);
    timer.unref();
  };
  const again = () => {
    if (!isStopped) ask();
  };
  return {
    get isOpen() {
      return timer !== null;
    },
    succeeded() {
      failures = 0;
    },
    failed() {
      failures += 1;
      if (failures >= maxFailures && timer === null) again();
    },
    stop() {
      isStopped = true;
      if (timer) clearTimeout(timer);
    },
  };
}

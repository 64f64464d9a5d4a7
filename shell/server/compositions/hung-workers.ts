import { isWritable, type ReleaseReader, readRunningGateways } from '@vitryna/release';
import { createPoller } from '@vitryna/resilience';
import { errorFields, type Log } from '../base/log.ts';

type Options = {
  /** Threads that were told to end and go on. */
  threads: () => number;
  /** For so long they may, in milliseconds. */
  waitMs: number;
  store: ReleaseReader;
  /** This gateway, as it stands in the release store. */
  gatewayId: string;
  /** Ends this process in order; what started it starts it again. */
  leave: () => void;
  log: Log;
  now: () => number;
};

const everyMs = 1000;
/** Gateways that met the same page at the same time end one after the other: each is back within a minute. */
const turnMs = 60_000;

/** Ends a gateway whose thread goes on after it was told to end: it holds a core for good, and nothing but the process's end stops it. */
export function createHungWorkers({ threads, waitMs, store, gatewayId, leave, log, now }: Options) {
  let since: number | null = null;
  let endsAt: number | null = null;

  /** How many gateways end before this one, by their order in the store; nobody knows where they do not stand there. */
  const findTurn = async (): Promise<number> => {
    if (!isWritable(store)) return Math.random();
    try {
      return Math.max(
        0,
        (await readRunningGateways(store)).findIndex(({ id }) => id === gatewayId),
      );
    } catch (error) {
      log.warn('which gateways run cannot be read', errorFields(error));
      return Math.random();
    }
  };
  const look = async (): Promise<void> => {
    if (threads() === 0) {
      since = null;
      endsAt = null;
      return;
    }
    since ??= now();
    if (now() - since < waitMs) return;
    if (endsAt === null) {
      const pauseMs = (await findTurn()) * turnMs;
      endsAt = now() + pauseMs;
      const seconds = { seconds: Math.round((now() - since) / 1000), endsInSeconds: Math.round(pauseMs / 1000) };
      log.error('a thread cannot be ended: this process ends', { threads: threads(), ...seconds });
    }
    if (now() < endsAt) return;
    poller.stop();
    leave();
  };
  const poller = createPoller(() => everyMs, look);
  return { look: poller.run, start: poller.start, stop: poller.stop };
}

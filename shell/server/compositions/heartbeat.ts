import type { PartCounts } from '@vitryna/contracts/part-counts';
import { heartbeatMs, isWritable, type ReleaseReader } from '@vitryna/release';
import { errorFields, type Log } from '../base/log.ts';
import type { CompositionKeeper } from './composition-keeper.ts';

type Options = {
  gateway: { id: string; name: string };
  store: ReleaseReader;
  keeper: Pick<CompositionKeeper, 'pointer' | 'live' | 'canaries' | 'problem'>;
  counts: () => PartCounts[];
  log: Log;
  now: () => number;
};

/** Reports to the release store which composition this gateway runs, so that commands know when all have followed. */
export type Heartbeat = {
  /** Says it now; a change meanwhile is said after it. */
  send: () => Promise<void>;
  start: () => void;
  stop: () => Promise<void>;
};

/** Makes the heartbeat; in a store that cannot be written it is silent. */
export function createHeartbeat({ gateway, store, keeper, counts, log, now }: Options): Heartbeat {
  let timer: NodeJS.Timeout | null = null;
  let saying: Promise<void> | null = null;
  let isStale = false;
  let isOff = !isWritable(store);
  let isHeard = true;

  const say = async (): Promise<void> => {
    if (!isWritable(store)) return;
    do {
      isStale = false;
      try {
        await store.writeHeartbeat({
          ...gateway,
          at: new Date(now()).toISOString(),
          revision: keeper.pointer()?.revision ?? null,
          live: keeper.live()?.id ?? null,
          canaries: keeper.canaries().map(({ slot }) => slot.id),
          problem: keeper.problem(),
          counts: counts(),
        });
        isHeard = true;
      } catch (error) {
        // It is only read, or away for a while: nothing depends on being heard, and it is told once.
        if (isHeard) log.warn('what this gateway runs cannot be written into the release store', errorFields(error));
        isHeard = false;
      }
    } while (isStale && !isOff);
  };
  const send = (): Promise<void> => {
    if (isOff) return Promise.resolve();
    isStale = true;
    saying ??= say().finally(() => {
      saying = null;
    });
    return saying;
  };

  return {
    send,
    start() {
      timer = setInterval(() => void send(), heartbeatMs);
      timer.unref();
      void send();
    },
    async stop() {
      if (timer) clearInterval(timer);
      await saying;
      if (!isOff && isWritable(store)) await store.forgetGateway(gateway.id).catch(() => undefined);
      isOff = true;
    },
  };
}

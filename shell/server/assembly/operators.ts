import { createPoller } from '@vitryna/resilience';
import { createOpsServer } from '../ops/ops-server.ts';
import { createOpsPage } from '../ops/page/ops-page.ts';
import { createCountHistory } from '../watch/count-history.ts';
import type { Compositions } from './compositions.ts';
import type { Measures } from './measures.ts';
import type { Running } from './running.ts';
import type { Setup } from './setup.ts';

type Input = { setup: Setup; running: Running; measures: Measures; compositions: Pick<Compositions, 'keeper'> };

/** The operators' port. */
export type Operators = { serve: ReturnType<typeof createOpsServer>; start: () => void; stop: () => void };

/** Between two points of the operators' charts, in milliseconds. */
const historyMs = 60_000;

/** Makes the operators' page, metrics and readiness. */
export function createOperators({ setup, running, measures, compositions }: Input): Operators {
  const { env, store, now, log } = setup;
  const { watch, metrics, readiness } = measures;
  const records = setup.writableStore ?? null;
  const history = createCountHistory(setup.counts ?? watch.counts, now);
  const historian = createPoller(
    () => historyMs,
    async () => history.note(),
  );
  const opsPage = createOpsPage({
    store,
    records,
    // Without a token nobody may act.
    writable: env.opsToken === null ? null : records,
    gateway: {
      ...watch,
      history: history.read,
      running: () => {
        const parts = running.parts();
        return running.groups().map(({ group, slot }) => ({
          ...{ group, id: slot.id, substituted: slot.loaded.substituted },
          parts: parts.filter((part) => part.group === group),
        }));
      },
    },
    onChange: () => void compositions.keeper.check(),
  });
  return {
    serve: createOpsServer({ routes: [metrics.route, readiness.route, ...opsPage], token: env.opsToken, log }),
    start: historian.start,
    stop: historian.stop,
  };
}

import type { BaseContext } from '../context.ts';
import type { Outbox } from './actions.ts';
import { journalName } from './journal-name.ts';

/** Makes the outbox; its code comes with the first change, or with the first page that finds something waiting. */
export function createOutbox(context: BaseContext): Outbox {
  const load = () => import('./deliver.ts');
  const hasWaiting = () => context.storages.local.get(journalName) !== null;
  return {
    hasWaiting,
    send: async (write) => (await load()).deliver(context, write),
    // Without it the write is sent, only not written down.
    prepare: () => void load().catch(() => undefined),
    keep: (write) => {
      // The press has brought the code, which then runs before the page is gone.
      load().then(
        ({ keep }) => keep(context, write),
        () => undefined,
      );
    },
    async replay() {
      if (!hasWaiting()) return 0;
      const { replay, showWaiting } = await load();
      if (!context.isOffline()) return replay(context);
      showWaiting(context);
      return 0;
    },
    dismiss: () => context.write('outbox', { notices: [] }),
  };
}

import type { Persisted } from '@vitryna/persisted-state';
import type { SliceContext } from './context.ts';
import { createQueue } from './queue.ts';
import { syncComparison } from './requests/sync-comparison.ts';
import type { ComparisonState } from './state.ts';

/** Puts a product into its category's group, or takes it away. */
export type ApplyCompared = (productId: string, categoryId: string, isCompared: boolean) => void;

/** The list of this browser and what may be done to it. */
type OwnList = {
  remembered: Persisted<ComparisonState['groups']>;
  /** Whether the remembered list is an account's, and the server has the last word. */
  isAccounts: Persisted<boolean>;
  save: (groups: ComparisonState['groups']) => void;
  apply: ApplyCompared;
};

/** A signed-in shopper's comparison on the server. */
export type AccountComparison = {
  /** Sends a change that shows already; takes it back when the server refuses. Never rejects. */
  send: ApplyCompared;
  /** Takes the account's list over, after a guest's has joined it. */
  synchronise: () => Promise<void>;
};

export function createAccountComparison(
  { api, outbox, report }: SliceContext,
  { remembered, isAccounts, save, apply }: OwnList,
): AccountComparison {
  const enqueue = createQueue();
  /** Changes on their way. */
  const wanted = new Map<string, Parameters<ApplyCompared>>();
  return {
    send(...change) {
      const [productId, categoryId, isCompared] = change;
      const operation = isCompared ? 'comparison.add' : 'comparison.remove';
      wanted.set(productId, change);
      const flushTasks = () => wanted.get(productId) === change && wanted.delete(productId);
      enqueue(() => outbox.send({ operation, productId, difference: 0 })).then(flushTasks, (error: unknown) => {
        // Later presses are sent by themselves.
        if (flushTasks()) apply(productId, categoryId, !isCompared);
        report(operation, error, productId);
      });
    },
    synchronise: () =>
      enqueue(async () => {
        await outbox.replay();
        const groups = await syncComparison(api, isAccounts.read() ? [] : remembered.read());
        isAccounts.write(true);
        save(groups);
        for (const change of wanted.values()) apply(...change);
      }),
  };
}

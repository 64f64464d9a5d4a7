import { maxCompared } from '@vitryna/contracts/values';
import { persist } from '@vitryna/persisted-state';
import type { AccountComparison, ApplyCompared } from '../account-comparison.ts';
import type { SliceContext } from '../context.ts';
import type { ComparisonState } from '../state.ts';

/** The outcome of adding a product to the comparison. */
export type ComparisonResult = 'added' | 'alreadyThere' | 'full';

/** Products to compare; remembered in this browser's local storage, and for an account on the server as well. */
export type ComparisonActions = {
  /** Reads what is remembered again: another tab has changed it. */
  load: () => void;
  /** Somebody signed in, or nobody is: a guest's products join those of the account, whose list goes when it is left. */
  follow: (isSignedIn: boolean) => Promise<void>;
  add: (productId: string, categoryId: string) => ComparisonResult;
  remove: (productId: string) => void;
  /** Forgets one category's products, or all. */
  clear: (categoryId?: string) => void;
};

/** In local storage. */
export const comparisonKey = 'store_comparison';

const maxGroups = 20;
const isId = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 40;

/** Reads groups that this or an older version wrote; what is not understood is left out. */
function parseGroups(stored: unknown): ComparisonState['groups'] {
  if (!Array.isArray(stored)) return [];
  return stored.slice(0, maxGroups).flatMap((group: { categoryId?: unknown; ids?: unknown } | null) => {
    const ids = Array.isArray(group?.ids) ? [...new Set(group.ids.filter(isId))].slice(0, maxCompared) : [];
    return isId(group?.categoryId) && ids.length > 0 ? [{ categoryId: group.categoryId, ids }] : [];
  });
}

export function createComparison(context: SliceContext): ComparisonActions {
  const { eventBus, storages, isOffline, read, write, report } = context;
  // Read before every change: another tab may have written since.
  const remembered = persist<ComparisonState['groups']>(storages, {
    name: comparisonKey,
    storage: 'local',
    initial: [],
    parse: parseGroups,
  });
  /** Whether the remembered list is an account's, and the server has the last word. */
  const isAccounts = persist<boolean>(storages, {
    name: 'store_comparison_account',
    storage: 'local',
    initial: false,
    parse: (stored) => stored === true,
  });
  let account: Promise<AccountComparison> | null = null;

  const save = (groups: ComparisonState['groups']) => {
    const kept = groups.filter(({ ids }) => ids.length > 0);
    remembered.write(kept);
    write('comparison', { groups: kept });
  };
  const load = () => write('comparison', { groups: remembered.read() });
  const notify = (productId: string | null, isCompared: boolean) =>
    eventBus.emit('catalog:comparison-changed', { productId, isCompared });
  const put = (productId: string, categoryId: string) => {
    const groups = remembered.read();
    const group = groups.find((one) => one.categoryId === categoryId);
    const ids = [...(group?.ids ?? []).filter((id) => id !== productId), productId];
    save([{ categoryId, ids }, ...groups.filter((one) => one !== group)].slice(0, maxGroups));
    notify(productId, true);
  };
  const take = (productId: string) => {
    save(remembered.read().map((group) => ({ ...group, ids: group.ids.filter((id) => id !== productId) })));
    notify(productId, false);
  };

  const apply: ApplyCompared = (productId, categoryId, isCompared) =>
    isCompared ? put(productId, categoryId) : take(productId);

  /** The account's part of the work, which guests do without. */
  const openAccount = () => {
    account ??= import('../account-comparison.ts').then(({ createAccountComparison }) =>
      createAccountComparison(context, { remembered, isAccounts, save, apply }),
    );
    account.catch(() => {
      account = null;
    });
    return account;
  };

  /** Shows a change at once; an account's goes to the server too. */
  const change: ApplyCompared = (...made) => {
    apply(...made);
    if (!read().user.profile && !isAccounts.read()) return;
    openAccount().then(
      ({ send }) => send(...made),
      (error: unknown) => report('comparison.load', error),
    );
  };

  if (remembered.read().length > 0) load();

  return {
    load,
    async follow(isSignedIn) {
      if (isOffline()) return;
      if (isSignedIn) {
        try {
          await (await openAccount()).synchronise();
        } catch (error) {
          report('comparison.load', error);
        }
      }
      if (isSignedIn || !isAccounts.read()) return;
      isAccounts.clear();
      if (remembered.read().length === 0) return;
      save([]);
      notify(null, false);
    },
    add(productId, categoryId) {
      const ids = remembered.read().find((one) => one.categoryId === categoryId)?.ids ?? [];
      if (ids.includes(productId)) return 'alreadyThere';
      if (ids.length >= maxCompared) return 'full';
      change(productId, categoryId, true);
      return 'added';
    },
    remove(productId) {
      const group = remembered.read().find(({ ids }) => ids.includes(productId));
      if (group) change(productId, group.categoryId, false);
    },
    clear(categoryId) {
      for (const group of remembered.read()) {
        if (categoryId !== undefined && group.categoryId !== categoryId) continue;
        for (const id of group.ids) change(id, group.categoryId, false);
      }
    },
  };
}

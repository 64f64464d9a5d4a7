import { persist } from '@vitryna/persisted-state';
import type { SliceContext } from '../context.ts';
import type { ComparisonState } from '../state.ts';

/** Most products of one category that are compared (contract §2). */
export const maxCompared = 6;

/** What came of adding a product to the comparison. */
export type ComparisonResult = 'added' | 'alreadyThere' | 'full';

/** Products to compare; remembered in this browser's local storage. */
export type ComparisonActions = {
  /** Reads what is remembered again: another tab has changed it. */
  load: () => void;
  add: (productId: string, categoryId: string) => ComparisonResult;
  remove: (productId: string) => void;
  /** Forgets one category's products, or all. */
  clear: (categoryId?: string) => void;
};

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

export function createComparison({ storages, eventBus, write }: SliceContext): ComparisonActions {
  // Read before every change: another tab may have written since.
  const remembered = persist<ComparisonState['groups']>(storages, {
    name: 'store_comparison',
    storage: 'local',
    initial: [],
    parse: parseGroups,
  });
  const save = (groups: ComparisonState['groups']) => {
    const kept = groups.filter(({ ids }) => ids.length > 0);
    remembered.write(kept);
    write('comparison', { groups: kept });
  };
  const load = () => write('comparison', { groups: remembered.read() });
  if (remembered.read().length > 0) load();

  return {
    load,
    add(productId, categoryId) {
      const groups = remembered.read();
      const group = groups.find((one) => one.categoryId === categoryId);
      if (group?.ids.includes(productId)) return 'alreadyThere';
      if (group && group.ids.length >= maxCompared) return 'full';
      const others = groups.filter((one) => one !== group);
      save([{ categoryId, ids: [...(group?.ids ?? []), productId] }, ...others].slice(0, maxGroups));
      eventBus.emit('catalog:comparison-changed', { productId, isCompared: true });
      return 'added';
    },
    remove(productId) {
      save(remembered.read().map((group) => ({ ...group, ids: group.ids.filter((id) => id !== productId) })));
      eventBus.emit('catalog:comparison-changed', { productId, isCompared: false });
    },
    clear(categoryId) {
      save(remembered.read().filter((group) => categoryId !== undefined && group.categoryId !== categoryId));
      eventBus.emit('catalog:comparison-changed', { productId: null, isCompared: false });
    },
  };
}

import { recentlyViewedKey } from '@vitryna/contracts/recently-viewed-key';
import { persist } from '@vitryna/persisted-state';
import type { SliceContext } from '../context.ts';

/** Products this browser has looked at; remembered in local storage for 30 days, 20 at most. */
export type RecentlyViewedActions = { note: (productId: string) => void };

const maxViewed = 20;
const keptMs = 30 * 24 * 3600 * 1000;
type View = { id: string; at: number };

function parseViews(stored: unknown): View[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((view: { id?: unknown; at?: unknown } | null) =>
    typeof view?.id === 'string' && typeof view.at === 'number' ? [{ id: view.id, at: view.at }] : [],
  );
}

export function createRecentlyViewed({ storages, now, write }: SliceContext): RecentlyViewedActions {
  const list = persist<View[]>(storages, {
    name: recentlyViewedKey,
    storage: 'local',
    initial: [],
    parse: parseViews,
  });
  const remembered = () => list.read().filter(({ at }) => now() - at < keptMs);
  const show = (views: View[]) => write('recentlyViewed', { ids: views.map(({ id }) => id) });
  const before = remembered();
  if (before.length > 0) show(before);

  return {
    note(productId) {
      const others = remembered().filter(({ id }) => id !== productId);
      const views = [{ id: productId, at: now() }, ...others].slice(0, maxViewed);
      list.write(views);
      show(views);
    },
  };
}

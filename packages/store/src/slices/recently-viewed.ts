import type { SliceContext } from '../context.ts';

/** Products this browser has looked at; remembered in local storage for 30 days, 20 at most. */
export type RecentlyViewedActions = { note: (productId: string) => void };

const storageName = 'store_recently_viewed';
const maxViewed = 20;
const keptMs = 30 * 24 * 3600 * 1000;
type View = { id: string; at: number };

function parseViews(text: string | null, now: number): View[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(list)) return [];
    return list.flatMap((view: { id?: unknown; at?: unknown } | null) =>
      typeof view?.id === 'string' && typeof view.at === 'number' && now - view.at < keptMs
        ? [{ id: view.id, at: view.at }]
        : [],
    );
  } catch {
    return [];
  }
}

export function createRecentlyViewed({ storage, now, write }: SliceContext): RecentlyViewedActions {
  const remembered = () => parseViews(storage.local.get(storageName), now());
  const show = (views: View[]) => write('recentlyViewed', { ids: views.map(({ id }) => id) });
  if (storage.local.get(storageName) !== null) show(remembered());

  return {
    note(productId) {
      const others = remembered().filter(({ id }) => id !== productId);
      const views = [{ id: productId, at: now() }, ...others].slice(0, maxViewed);
      storage.local.set(storageName, JSON.stringify(views));
      show(views);
    },
  };
}

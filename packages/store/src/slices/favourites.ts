import type { Favourite } from '@vitryna/contracts/api';
import { persist } from '@vitryna/persisted-state';
import type { SliceContext } from '../context.ts';
import type { Write } from '../outbox/describe-write.ts';
import { createQueue } from '../queue.ts';

/** Changes of the favourites; like those of the cart they show at once and never reject. */
export type FavouritesActions = {
  /** Reads the list; it happens by itself after the user was fetched. */
  load: () => Promise<void>;
  add: (productId: string) => Promise<boolean>;
  remove: (productId: string) => Promise<boolean>;
  toggle: (productId: string) => Promise<boolean>;
  /** Forgets the list here, as a sign-out does; the server is not asked. */
  clear: () => void;
};

const parseIds = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];

export function createFavourites(context: SliceContext): FavouritesActions {
  const { api, eventBus, storages, outbox, isOffline, read, write, report } = context;
  /** The last known ids: hearts are right while there is no connection. */
  const remembered = persist<string[]>(storages, {
    name: 'store_favourites',
    storage: 'local',
    initial: [],
    parse: parseIds,
  });
  let items: Favourite[] = [];
  /** Ids the server has, which is known before it sends the products. */
  let confirmed = new Set<string>();
  let isLoaded = false;
  /** Counts sign-outs: an answer that was asked for before one belongs to somebody else. */
  let session = 0;
  const wanted = new Map<string, boolean>();
  const changing = new Map<string, Promise<boolean>>();
  const enqueue = createQueue();

  const publish = () => {
    const kept = [...confirmed].filter((id) => wanted.get(id) !== false);
    const added = [...wanted].flatMap(([id, isFavourite]) => (isFavourite && !confirmed.has(id) ? [id] : []));
    write('favourites', { ids: [...added, ...kept], items: items.filter(({ product }) => kept.includes(product.id)) });
  };

  const tryReload = async () => {
    const asked = session;
    await outbox.replay();
    if (isOffline()) {
      confirmed = new Set(remembered.read());
      return publish();
    }
    try {
      const { getFavourites } = await import('../requests/get-favourites.ts');
      const answer = await getFavourites(api);
      if (asked !== session) return;
      items = answer;
      confirmed = new Set(items.map(({ product }) => product.id));
      remembered.write([...confirmed]);
      isLoaded = true;
      write('favourites', { status: 'ready' });
      publish();
    } catch (error) {
      if (!isLoaded) write('favourites', { status: 'failed' });
      report('favourites.load', error);
    }
  };

  const reachWanted = async (productId: string): Promise<boolean> => {
    let isReached = true;
    let operation: Write['operation'] = 'favourites.add';
    try {
      for (;;) {
        const isFavourite = wanted.get(productId);
        if (isFavourite === undefined || isFavourite === confirmed.has(productId)) break;
        operation = isFavourite ? 'favourites.add' : 'favourites.remove';
        const outcome = await outbox.send({ operation, productId, difference: 0 });
        if (isFavourite) confirmed.add(productId);
        else confirmed.delete(productId);
        if (outcome === 'waiting') remembered.write([...confirmed]);
      }
    } catch (error) {
      isReached = false;
      report(operation, error, productId);
    }
    wanted.delete(productId);
    changing.delete(productId);
    publish();
    await tryReload();
    if (isReached) eventBus.emit('account:favourites-changed', { productId, isFavourite: confirmed.has(productId) });
    return isReached;
  };

  const want = (productId: string, isFavourite: boolean): Promise<boolean> => {
    if (read().favourites.ids.includes(productId) === isFavourite) return Promise.resolve(false);
    wanted.set(productId, isFavourite);
    publish();
    const known = changing.get(productId);
    if (known) return known;
    const change = enqueue(() => reachWanted(productId));
    changing.set(productId, change);
    return change;
  };

  return {
    load() {
      if (!isLoaded && !isOffline()) write('favourites', { status: 'loading' });
      return enqueue(tryReload);
    },
    add: (productId) => want(productId, true),
    remove: (productId) => want(productId, false),
    toggle: (productId) => want(productId, !read().favourites.ids.includes(productId)),
    clear() {
      session += 1;
      items = [];
      confirmed = new Set();
      remembered.clear();
      wanted.clear();
      isLoaded = false;
      write('favourites', { items: [], ids: [], status: 'idle' });
    },
  };
}

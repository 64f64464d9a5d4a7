import type { Favourite } from '@vitryna/contracts/api';
import type { SliceContext } from '../context.ts';
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

export function createFavourites({ api, eventBus, read, write, report }: SliceContext): FavouritesActions {
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
    try {
      const { getFavourites } = await import('../requests/get-favourites.ts');
      const answer = await getFavourites(api);
      if (asked !== session) return;
      items = answer;
      confirmed = new Set(items.map(({ product }) => product.id));
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
    try {
      const { changeFavourite } = await import('../requests/change-favourite.ts');
      for (;;) {
        const isFavourite = wanted.get(productId);
        if (isFavourite === undefined || isFavourite === confirmed.has(productId)) break;
        await changeFavourite(api, productId, isFavourite);
        if (isFavourite) confirmed.add(productId);
        else confirmed.delete(productId);
      }
    } catch (error) {
      isReached = false;
      report(wanted.get(productId) ? 'favourites.add' : 'favourites.remove', error, productId);
    }
    wanted.delete(productId);
    changing.delete(productId);
    publish();
    await tryReload();
    if (isReached) eventBus.emit('catalog:favourites-changed', { productId, isFavourite: confirmed.has(productId) });
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
      if (!isLoaded) write('favourites', { status: 'loading' });
      return enqueue(tryReload);
    },
    add: (productId) => want(productId, true),
    remove: (productId) => want(productId, false),
    toggle: (productId) => want(productId, !read().favourites.ids.includes(productId)),
    clear() {
      session += 1;
      items = [];
      confirmed = new Set();
      wanted.clear();
      isLoaded = false;
      write('favourites', { items: [], ids: [], status: 'idle' });
    },
  };
}

import type { CartLine } from '@vitryna/contracts/api';
import { maxQuantity } from '@vitryna/contracts/values';
import { persist } from '@vitryna/persisted-state';
import type { SliceContext } from '../context.ts';
import type { Write } from '../outbox/describe-write.ts';
import { createQueue } from '../queue.ts';
import { isInCart } from '../selectors.ts';
import { applyWanted } from './cart-lines.ts';

/** Changes of the cart. Their promises never reject: failures go to `onProblem`, and the state is as before. */
export type CartActions = {
  /** Reads the cart; calls that come before it starts share it. */
  load: () => Promise<void>;
  /** Adds a product; does nothing when it is in the cart. Resolves with whether it was added. */
  add: (productId: string, quantity?: number) => Promise<boolean>;
  /** Sets the quantity of a line, 0 or less removes it. Fast clicks end in the last wanted quantity. */
  setQuantity: (productId: string, quantity: number) => Promise<boolean>;
  /** Removes a line: at once on the screen, then on the server; it comes back when that fails. */
  remove: (productId: string) => Promise<boolean>;
  /** The page is going: writes down what still waits behind other calls, so that the next page sends the last press. */
  flush: () => void;
};

/** The key of the last known lines in local storage. */
export const cartKey = 'store_cart';

/** Stored values come back unchanged; anything else is as good as nothing. */
const parseLines = (stored: unknown): CartLine[] | null =>
  Array.isArray(stored) && stored.every((line: CartLine | null) => line?.product?.id && line.quantity > 0)
    ? stored
    : null;

export function createCart(context: SliceContext): CartActions {
  const { api, eventBus, storages, outbox, isOffline, read, write, report } = context;
  /** The last known lines: the cart that is shown while there is no connection. */
  const remembered = persist<CartLine[] | null>(storages, {
    name: cartKey,
    storage: 'local',
    initial: null,
    parse: parseLines,
  });
  /** The server's cart, as far as we know. The state shows it with the wanted quantities on top. */
  let confirmed: CartLine[] = [];
  let isLoaded = false;
  let loading: Promise<void> | null = null;
  const wanted = new Map<string, number>();
  const adding = new Map<string, { quantity: number; isSent: boolean }>();
  /** Quantities that calls on their way lead to. */
  const sending = new Map<string, number>();
  const changing = new Map<string, Promise<boolean>>();
  // One call at a time: a difference is only right when the one before it has been counted.
  const enqueue = createQueue();

  const lineOf = (productId: string) => confirmed.find((line) => line.product.id === productId);

  const publish = () =>
    write('cart', {
      lines: applyWanted(confirmed, wanted),
      pending: [...new Set([...adding.keys(), ...wanted.keys()])],
    });

  const recall = () => {
    const lines = remembered.read();
    if (lines) confirmed = lines;
    write('cart', { status: lines || isLoaded ? 'ready' : 'failed' });
    publish();
  };

  const reload = async () => {
    const sent = await outbox.replay();
    if (isOffline()) return recall();
    const { getCart } = await import('../requests/get-cart.ts');
    const lines = await getCart(api);
    if (sent > 0) await noticeRepriced(remembered.read() ?? [], lines);
    confirmed = lines;
    remembered.write(lines);
    isLoaded = true;
    write('cart', { status: 'ready' });
    publish();
  };

  const noticeRepriced = async (seen: CartLine[], lines: CartLine[]) => {
    const { findRepriced } = await import('../outbox/repriced.ts');
    write('outbox', { notices: [...read().outbox.notices, ...findRepriced(seen, lines)] });
  };

  const tryReload = async () => {
    try {
      await reload();
    } catch (error) {
      if (!isLoaded) write('cart', { status: 'failed' });
      report('cart.load', error);
    }
  };

  const addNow = async (productId: string): Promise<boolean> => {
    try {
      if (!isLoaded) await reload();
      const added = adding.get(productId);
      if (!added || lineOf(productId)) return false;
      if (!added.isSent) {
        added.isSent = true;
        await outbox.send({ operation: 'cart.add', productId, difference: added.quantity });
      }
      await tryReload();
    } catch (error) {
      report('cart.add', error, productId);
      return false;
    } finally {
      adding.delete(productId);
      publish();
    }
    eventBus.emit('checkout:cart-changed', { reason: 'added', productId });
    return true;
  };

  /** Sends differences until the server has what is wanted, whatever is clicked meanwhile. */
  const reachWanted = async (productId: string): Promise<boolean> => {
    let isReached = true;
    let operation: Write['operation'] = 'cart.setQuantity';
    try {
      for (;;) {
        const line = lineOf(productId);
        const quantity = wanted.get(productId);
        // Gone from here and from the server: another tab was faster.
        if (!line) isReached = quantity === 0;
        if (!line || quantity === undefined || quantity === line.quantity) break;
        operation = quantity === 0 ? 'cart.remove' : 'cart.setQuantity';
        sending.set(productId, quantity);
        const outcome = await outbox.send({ operation, productId, difference: quantity - line.quantity });
        // Further than it was sent when the rest was written down meanwhile.
        confirmed = applyWanted(confirmed, sending);
        sending.delete(productId);
        if (outcome === 'waiting') remembered.write(confirmed);
      }
    } catch (error) {
      isReached = false;
      report(operation, error, productId);
    }
    sending.delete(productId);
    wanted.delete(productId);
    changing.delete(productId);
    publish();
    await tryReload();
    if (isReached) {
      const reason = lineOf(productId) ? 'quantity-changed' : 'removed';
      eventBus.emit('checkout:cart-changed', { reason, productId });
    }
    return isReached;
  };

  const want = (productId: string, quantity: number): Promise<boolean> => {
    if (!read().cart.lines.some((line) => line.product.id === productId)) return Promise.resolve(false);
    wanted.set(productId, quantity);
    publish();
    const known = changing.get(productId);
    if (known) return known;
    const change = enqueue(() => reachWanted(productId));
    changing.set(productId, change);
    return change;
  };

  return {
    load() {
      if (!isLoaded) write('cart', { status: 'loading' });
      // Shared only until it starts: an answer that is already on its way may be older than this call's reason.
      loading ??= enqueue(() => {
        loading = null;
        return tryReload();
      });
      return loading;
    },
    async add(productId, quantity = 1) {
      if (isInCart(read(), productId)) return false;
      adding.set(productId, { quantity: Math.min(Math.max(1, Math.trunc(quantity)), maxQuantity), isSent: false });
      publish();
      // The cart may be a slow answer away, and the page may go before: then this press is to be written down at once.
      outbox.prepare();
      return enqueue(() => addNow(productId));
    },
    setQuantity: (productId, quantity) =>
      want(productId, Math.min(Math.max(0, Math.trunc(quantity) || 0), maxQuantity)),
    remove: (productId) => want(productId, 0),
    flush() {
      for (const [productId, quantity] of wanted) {
        const arriving = sending.get(productId) ?? lineOf(productId)?.quantity;
        if (arriving === undefined || arriving === quantity) continue;
        const operation = quantity === 0 ? 'cart.remove' : 'cart.setQuantity';
        outbox.keep({ operation, productId, difference: quantity - arriving });
        // The page may come back (Back button): what was written down must not be sent by it as well.
        if (sending.has(productId)) sending.set(productId, quantity);
        else confirmed = applyWanted(confirmed, new Map([[productId, quantity]]));
      }
      for (const [productId, added] of adding) {
        const known = isLoaded ? confirmed : (remembered.read() ?? []);
        if (added.isSent || known.some(({ product }) => product.id === productId)) continue;
        added.isSent = true;
        outbox.keep({ operation: 'cart.add', productId, difference: added.quantity });
      }
    },
  };
}

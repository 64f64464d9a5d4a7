import type { EventPayloads } from '@vitryna/contracts/events';

/** The analytics data of a placed order, once. */
export type Placed = EventPayloads['checkout:order-placed'];

const storageKey = 'checkout_placed';

/** Notes for the order's page that the order has just been made: after a bank's page it is opened later. */
export function notePlaced(storage: Pick<Storage, 'setItem'>, orderId: string, placed: Placed): boolean {
  try {
    storage.setItem(storageKey, JSON.stringify({ orderId, placed }));
    return true;
  } catch {
    return false;
  }
}

/** Takes what was put down for an order: the second look at its page finds nothing. */
export function takePlaced(storage: Pick<Storage, 'getItem' | 'removeItem'>, orderId: string): Placed | null {
  try {
    const kept = JSON.parse(storage.getItem(storageKey) ?? 'null') as { orderId?: string; placed?: Placed } | null;
    if (kept?.orderId !== orderId || !kept.placed) return null;
    storage.removeItem(storageKey);
    return kept.placed;
  } catch {
    return null;
  }
}

import { isShopperKnown } from '../../tab/session-hint.ts';
import type { Feature } from '../feature.ts';

const marker = 'shell_session';

/**
 * Once per session of the tab: the state of maintenance mode (specification §4). Any answer of the API also gives the readable
 * cookie back to a browser that has a session and lost the cookie; then the cart that was taken for empty is read after all.
 */
export const beginSession: Feature = ({ stores }) => {
  void begin(stores);
};

async function begin(stores: Parameters<Feature>[0]['stores']): Promise<void> {
  try {
    if (sessionStorage.getItem(marker)) return;
    sessionStorage.setItem(marker, '1');
  } catch {
    // Blocked storage: every document is a session of its own.
  }
  await stores.maintenance.load();
  const isUnread = stores.getState().user.status === 'idle';
  if (isUnread && isShopperKnown()) await Promise.all([stores.user.load(), stores.cart.load()]);
}

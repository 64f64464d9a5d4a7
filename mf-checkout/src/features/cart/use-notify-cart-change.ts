import { useEventBus } from '@vitryna/event-bus/react';
import { useStores } from '@vitryna/store/react';

/** Reads the cart again after a change that did not go through its store, and notifies the other tabs. */
export function useNotifyCartChange(): () => Promise<void> {
  const stores = useStores();
  const eventBus = useEventBus();
  return async () => {
    await stores.cart.load();
    eventBus.emit('checkout:cart-changed', { reason: 'reloaded', productId: null });
  };
}

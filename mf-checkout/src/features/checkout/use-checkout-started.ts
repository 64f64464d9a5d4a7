import { useEventBus } from '@vitryna/event-bus/react';
import { countCartUnits } from '@vitryna/store';
import { useStore } from '@vitryna/store/react';
import { useEffect } from 'react';

/** Tells once that somebody with something in the cart has come to the checkout. */
export function useCheckoutStarted(): void {
  const eventBus = useEventBus();
  const hasUnits = useStore(({ cart }) => cart.status === 'ready' && cart.lines.length > 0);
  const units = useStore(countCartUnits);
  useEffect(() => {
    if (hasUnits) eventBus.emit('checkout:checkout-started', { units });
    // Once for a visit of the page: later changes of the cart are other events.
  }, [hasUnits]);
}

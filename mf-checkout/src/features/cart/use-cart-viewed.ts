import { useEventBus } from '@vitryna/event-bus/react';
import { useStore } from '@vitryna/store/react';
import { useEffect } from 'react';

/** Tells once that somebody has looked at a cart with something in it. */
export function useCartViewed(): void {
  const eventBus = useEventBus();
  const hasLines = useStore(({ cart }) => cart.status === 'ready' && cart.lines.length > 0);
  useEffect(() => {
    if (hasLines) eventBus.emit('checkout:cart-viewed', {});
  }, [hasLines, eventBus]);
}

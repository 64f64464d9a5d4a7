import { useEventBus } from '@vitryna/event-bus/react';
import { useStores } from '@vitryna/store/react';
import { useEffect } from 'react';

/** Remembers and tells that this product was looked at, once for each product. */
export function useViewed(productId: string): void {
  const stores = useStores();
  const eventBus = useEventBus();
  useEffect(() => {
    stores.recentlyViewed.note(productId);
    eventBus.emit('product:product-viewed', { productId });
  }, [productId, stores, eventBus]);
}

import { useStore, useStores } from '@vitryna/store/react';
import { useState } from 'react';

/**
 * Whether a product that was being added when this was first shown has no line yet. A product that is being removed is
 * pending without a line too, so what became pending later does not count.
 */
export function useArriving(): boolean {
  const stores = useStores();
  const [awaited] = useState(() => {
    const { pending, lines } = stores.getState().cart;
    return pending.filter((id) => !lines.some(({ product }) => product.id === id));
  });
  return useStore(({ cart }) =>
    awaited.some((id) => cart.pending.includes(id) && !cart.lines.some(({ product }) => product.id === id)),
  );
}

import type { CartSummary } from '@vitryna/contracts/api';
import { tabContext } from '@vitryna/remote-kit';
import { useStore } from '@vitryna/store/react';
import { useEffect, useState } from 'react';
import { type Destination, getOrderSummary } from './api/get-order-summary.ts';
import type { CheckoutValues } from './checkout-values.ts';
import { readUntilHere } from './read-until-here.ts';

/** The chosen destination so far. */
export function destinationOf({ method, cityRef, warehouseRef }: CheckoutValues['delivery']): Destination {
  if (method === 'pickup') return { deliveryMethod: method };
  if (cityRef === '') return {};
  return { deliveryMethod: method, cityRef, ...(method === 'warehouse' && warehouseRef !== '' && { warehouseRef }) };
}

/** The sums as the server counts them, `isFresh` while they are of what the form and the cart hold now. */
export function useOrderSummary(destination: Destination): {
  summary: CartSummary | null;
  isFresh: boolean;
  /** Shows sums that another call has brought; they are read again before anything is ordered for them. */
  show: (summary: CartSummary) => void;
} {
  const lines = useStore(({ cart }) => cart.lines);
  const isSettled = useStore(({ cart }) => cart.status === 'ready' && cart.pending.length === 0);
  const [state, setState] = useState<{ summary: CartSummary; of: unknown; where: string } | null>(null);
  const where = JSON.stringify(destination);
  useEffect(() => {
    if (!isSettled || lines.length === 0) return;
    const asked = new AbortController();
    // Until they are here the sums of before stay; the order asks for them once more.
    const stop = readUntilHere(
      () => getOrderSummary(tabContext().api, JSON.parse(where), asked.signal),
      (summary) => setState({ summary, of: lines, where }),
    );
    return () => {
      stop();
      asked.abort();
    };
  }, [isSettled, lines, where]);
  return {
    summary: state?.summary ?? null,
    isFresh: state !== null && state.of === lines && state.where === where && isSettled,
    show: (summary) => setState({ summary, of: null, where }),
  };
}

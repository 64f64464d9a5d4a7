import type { DeliveryQuote } from '@vitryna/contracts/api';
import { quoteCart } from '@vitryna/delivery-view';
import { tabContext } from '@vitryna/remote-kit';
import { useStore } from '@vitryna/store/react';
import { useEffect, useState } from 'react';
import { readUntilHere } from './read-until-here.ts';

/** The delivery price to a city; null while that is not known. Read again when the cart changes. */
export function useQuote(cityRef: string): DeliveryQuote | null {
  const lines = useStore(({ cart }) => cart.lines);
  const isSettled = useStore(({ cart }) => cart.status === 'ready' && cart.pending.length === 0);
  const [quote, setQuote] = useState<{ cityRef: string; quote: DeliveryQuote } | null>(null);
  useEffect(() => {
    if (cityRef === '' || !isSettled || lines.length === 0) return;
    // Until it is here the ways stay without a price; the order's own sums say it again.
    return readUntilHere(
      () => quoteCart(tabContext().api, cityRef),
      (answer) => setQuote({ cityRef, quote: answer }),
    );
  }, [cityRef, lines, isSettled]);
  return quote?.cityRef === cityRef ? quote.quote : null;
}

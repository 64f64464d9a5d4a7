import type { DeliveryQuote } from '@vitryna/contracts/api';
import { quoteCart } from '@vitryna/delivery-view';
import { tabContext, whenOnline } from '@vitryna/remote-kit';
import { useStore } from '@vitryna/store/react';
import { useEffect, useState } from 'react';

/** What delivery to a city costs; null while that is not known. Read again when the cart changes. */
export function useQuote(cityRef: string): DeliveryQuote | null {
  const lines = useStore(({ cart }) => cart.lines);
  const isSettled = useStore(({ cart }) => cart.status === 'ready' && cart.pending.length === 0);
  const [quote, setQuote] = useState<{ cityRef: string; quote: DeliveryQuote } | null>(null);
  useEffect(() => {
    if (cityRef === '' || !isSettled || lines.length === 0) return;
    let isAsked = true;
    const read = () =>
      void quoteCart(tabContext().api, cityRef).then(
        (answer) => isAsked && setQuote({ cityRef, quote: answer }),
        // The ways stay without a price; the order's own sums say it again.
        () => {},
      );
    read();
    const stop = whenOnline(read);
    return () => {
      isAsked = false;
      stop();
    };
  }, [cityRef, lines, isSettled]);
  return quote?.cityRef === cityRef ? quote.quote : null;
}

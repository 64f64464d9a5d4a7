import type { CheckoutOptions } from '@vitryna/contracts/api';
import { tabContext } from '@vitryna/remote-kit';
import { useEffect, useRef, useState } from 'react';
import { getOptions } from './api/get-options.ts';
import type { CheckoutValues } from './checkout-values.ts';
import { destinationOf } from './use-order-summary.ts';

type Asked = {
  delivery: CheckoutValues['delivery'];
  /** Stands for the sum of the cart; null while there is none. */
  hash: string | null;
  /** While an order is made its cart may be gone any moment: nothing is asked about it, and what was asked is given up. */
  isOrdering: boolean;
};

/** How the order can be delivered and paid: that depends on where it goes, and on its sum. */
export function useOptions(first: CheckoutOptions, { delivery, hash, isOrdering }: Asked): CheckoutOptions {
  const [options, setOptions] = useState(first);
  const answered = useRef('');
  const { deliveryMethod, warehouseRef } = destinationOf(delivery);
  useEffect(() => {
    const about = JSON.stringify([deliveryMethod, warehouseRef, hash]);
    if (hash === null || isOrdering || answered.current === about) return;
    const asked = new AbortController();
    const query = { ...(deliveryMethod && { deliveryMethod }), ...(warehouseRef && { warehouseRef }) };
    getOptions(tabContext().api, query, asked.signal).then(
      (answer) => {
        if (asked.signal.aborted) return;
        answered.current = about;
        setOptions(answer);
      },
      () => {},
    );
    return () => asked.abort();
  }, [deliveryMethod, warehouseRef, hash, isOrdering]);
  return options;
}

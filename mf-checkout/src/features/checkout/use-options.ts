import type { CheckoutOptions } from '@vitryna/contracts/api';
import { tabContext } from '@vitryna/remote-kit';
import { useEffect, useState } from 'react';
import { getOptions } from './api/get-options.ts';
import type { CheckoutValues } from './checkout-values.ts';
import { destinationOf } from './use-order-summary.ts';

/** How the order can be delivered and paid: that depends on where it goes, and on its sum, which `hash` stands for; null of an empty cart. */
export function useOptions(
  first: CheckoutOptions,
  delivery: CheckoutValues['delivery'],
  hash: string | null,
): CheckoutOptions {
  const [options, setOptions] = useState(first);
  useEffect(() => {
    if (hash === null) return;
    const { deliveryMethod, warehouseRef } = destinationOf(delivery);
    let isAsked = true;
    const query = { ...(deliveryMethod && { deliveryMethod }), ...(warehouseRef && { warehouseRef }) };
    getOptions(tabContext().api, query).then(
      (answer) => isAsked && setOptions(answer),
      () => {},
    );
    return () => {
      isAsked = false;
    };
  }, [delivery.method, delivery.warehouseRef, hash]);
  return options;
}

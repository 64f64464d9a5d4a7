import { cityRefIn } from '@vitryna/contracts/cookies';
import { type ComponentType, useEffect, useState } from 'react';
import styles from './cart-delivery.module.css';

/** When the cart is in the shopper's city; without a city nothing. Its data is loaded late, into reserved room. */
export function CartDelivery() {
  const [hasCity] = useState(() => cityRefIn(document.cookie) !== null);
  const [Day, setDay] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!hasCity) return;
    let isHere = true;
    import('./cart-delivery-day.tsx').then(
      ({ CartDeliveryDay }) => isHere && setDay(() => CartDeliveryDay),
      // The checkout says it again.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [hasCity]);
  return hasCity ? <p className={styles.day}>{Day && <Day />}</p> : null;
}

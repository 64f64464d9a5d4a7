import type { OrderWarranty } from '@vitryna/contracts/api';
import { useFormat, useTranslate } from '@vitryna/i18n/react';
import { classNames } from '@vitryna/ui';
import styles from './warranty.module.css';

/** Until when what was ordered is under warranty. */
export function WarrantyTerms({ warranty: { orderedAt, deliveredAt, items } }: { warranty: OrderWarranty }) {
  const t = useTranslate();
  const { date, localise } = useFormat();
  const state = ({ state, until }: OrderWarranty['items'][number]): string => {
    const day = date(until ?? '');
    switch (state) {
      case 'valid':
        return t('Under warranty until {{day}}', { day });
      case 'over':
        return t('The warranty ended on {{day}}', { day });
      case 'notBegun':
        return t('The warranty begins on the day you receive it');
      case 'unknown':
        return t('Ask us about the length of this warranty');
      case 'cancelled':
        return t('Cancelled or sent back: there is no warranty');
    }
  };
  return (
    <>
      <p>
        {deliveredAt === null
          ? t('Ordered on {{day}}', { day: date(orderedAt) })
          : t('Ordered on {{day}}, received on {{received}}', { day: date(orderedAt), received: date(deliveredAt) })}
      </p>
      <ul className={styles.items}>
        {items.map((item, place) => (
          <li key={place}>
            <b>
              {localise(item.name)}
              {item.quantity > 1 && ` × ${item.quantity}`}
            </b>
            <span className={classNames(item.state === 'valid' && styles.valid)}>{state(item)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

import type { DeliveryMethod, ProductDelivery } from '@vitryna/contracts/api';
import { freeDeliveryThreshold } from '@vitryna/contracts/constants';
import { arrivalDay } from '@vitryna/delivery-view';
import { useFormat, useLocale, useTranslate } from '@vitryna/i18n/react';
import styles from './delivery-cost.module.css';

/** The ways of delivery to a city: what each costs, from what sum on it is free, and its days. */
export function DeliveryWays({ delivery: { city, methods } }: { delivery: ProductDelivery }) {
  const t = useTranslate();
  const locale = useLocale();
  const { localise, money } = useFormat();
  const titles: Record<DeliveryMethod, string> = {
    warehouse: t('Branch or parcel locker'),
    courier: t('Courier to your address'),
    pickup: t('Pick up at our shop'),
  };
  const price = ({ method, free, price }: ProductDelivery['methods'][number]): string => {
    if (free) return t('free of charge');
    const from = t('from {{price}}', { price: money(price) });
    return method === 'warehouse'
      ? t('{{from}}, free for orders from {{sum}}', { from, sum: money(freeDeliveryThreshold) })
      : from;
  };
  const days = ({ from, to }: ProductDelivery['methods'][number]['eta']): string => {
    const [first, last] = [arrivalDay(from, locale), arrivalDay(to, locale)];
    return first === last ? first : `${first} – ${last}`;
  };
  return (
    <>
      <h3>{t('Delivery to {{city}}', { city: localise(city.name) })}</h3>
      <ul className={styles.ways}>
        {methods.map((way) => (
          <li key={way.method}>
            <b>{titles[way.method]}</b>
            <span>{way.disabled ? localise(way.disabled) : price(way)}</span>
            {!way.disabled && <span>{days(way.eta)}</span>}
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {t('Prices are for a light parcel that is in stock; heavy goods cost more. Checkout says the exact sum.')}
      </p>
    </>
  );
}

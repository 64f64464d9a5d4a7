import { arrivalDay } from '@vitryna/delivery-view';
import { useFormat, useLocale, useTranslate } from '@vitryna/i18n/react';
import { BuyBoxTerm, classNames } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import type { DeliveryAt } from '../use-delivery.ts';
import styles from './city-delivery.module.css';
import { NearestPoints } from './nearest-points.tsx';
import { OrderWithin } from './order-within.tsx';

type Props = { delivery: DeliveryAt; isOld: boolean; onOver: () => void };

const wayIcons = { warehouse: icons.box, courier: icons.truck };

/** How a product gets to a city: each way with its day and price, until when to order, and the points that take it. */
export function CityTerms({ delivery: { delivery, receivedAt }, isOld, onOver }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const { localise, money } = useFormat();
  const titles = { warehouse: t('Branch or parcel locker'), courier: t('Courier to your address') };
  const pickup = delivery.methods.find(({ method }) => method === 'pickup');
  const leftMs = Date.parse(delivery.orderBefore) - Date.parse(delivery.now);
  return (
    <div className={classNames(styles.terms, isOld && styles.old)}>
      {delivery.methods.map(
        ({ method, price, free, eta, disabled }) =>
          method !== 'pickup' && (
            <BuyBoxTerm
              key={method}
              icon={wayIcons[method]}
              title={titles[method]}
              note={disabled ? localise(disabled) : arrivalDay(eta.from, locale)}
              {...(!disabled && { value: free ? t('free of charge') : money(price), isFree: free })}
            />
          ),
      )}
      {delivery.methods.some(({ disabled }) => disabled === null) && (
        <OrderWithin leftMs={leftMs} receivedAt={receivedAt} onOver={onOver} />
      )}
      {pickup?.disabled === null && (
        <p className={styles.until}>
          {t('Pick up at our shop')}: {arrivalDay(pickup.eta.from, locale)}
        </p>
      )}
      <NearestPoints points={delivery.points} />
    </div>
  );
}

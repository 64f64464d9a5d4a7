import { CityField, shopperCityOf, useFound, useShopperCity } from '@vitryna/delivery-view';
import { useTranslate } from '@vitryna/i18n/react';
import { tabContext } from '@vitryna/remote-kit';
import { Button } from '@vitryna/ui';
import { getDeliveryCost } from '../api/get-delivery-cost.ts';
import styles from './delivery-cost.module.css';
import { DeliveryWays } from './delivery-ways.tsx';

/** What delivery costs to a city; the shopper's own stands there already, and the one chosen here becomes it. */
export function DeliveryCost() {
  const t = useTranslate();
  const { api } = tabContext();
  const shopper = shopperCityOf(api);
  const city = useShopperCity(shopper) ?? null;
  const found = useFound(city?.ref ?? null, (signal) => getDeliveryCost(api, city?.ref ?? '', signal), 0);
  const delivery = found.data?.city.ref === city?.ref ? found.data : null;
  const hasFailed = found.state === 'failed' || found.state === 'offline';
  return (
    <>
      <div className={styles.city}>
        <CityField api={api} label={t('Where to deliver?')} value={city} onChoose={shopper.choose} />
      </div>
      <div className={styles.found} role="status">
        {city && delivery && <DeliveryWays delivery={delivery} />}
        {city && !delivery && !hasFailed && t('Asking what it costs…')}
        {city && hasFailed && (
          <>
            <p>{t('The prices could not be had.')}</p>
            <Button onClick={found.retry}>{t('Try again')}</Button>
          </>
        )}
      </div>
    </>
  );
}

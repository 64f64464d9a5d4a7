import { CityField, shopperCityOf, useShopperCity } from '@vitryna/delivery-view';
import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { tabContext } from '@vitryna/remote-kit';
import { Button } from '@vitryna/ui';
import { useEffect, useRef, useState } from 'react';
import { useDelivery } from '../use-delivery.ts';
import styles from './city-delivery.module.css';
import { CityTerms } from './city-terms.tsx';
import { CommonTerms, type DeliveryTermsProps } from './common-terms.tsx';

/** The shopper's city with how the product gets there; it is asked for in place and changed in place. */
export function CityDelivery(props: DeliveryTermsProps) {
  const t = useTranslate();
  const locale = useLocale();
  const { api } = tabContext();
  const shopper = shopperCityOf(api);
  const known = useShopperCity(shopper);
  const city = known ?? null;
  const [isAsking, setIsAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const found = useDelivery(api, props.productId, city?.ref ?? null);
  useEffect(() => {
    if (isAsking) field.current?.querySelector('input')?.focus();
  }, [isAsking]);
  return (
    <>
      {isAsking ? (
        <div ref={field}>
          <CityField
            api={api}
            value={city}
            onChoose={(chosen) => {
              shopper.choose(chosen);
              setIsAsking(false);
              requestAnimationFrame(() => button.current?.focus());
            }}
          />
        </div>
      ) : (
        <div className={styles.city}>
          <span>{city ? t('To {{city}}', { city: city.name[locale] }) : t('When will it be in your city?')}</span>
          {known !== null && (
            <button ref={button} type="button" className={styles.change} onClick={() => setIsAsking(true)}>
              {city ? t('Another city') : t('Choose a city')}
            </button>
          )}
        </div>
      )}
      {found.data ? (
        <CityTerms key={city?.ref} delivery={found.data} isOld={found.state !== 'ready'} onOver={found.retry} />
      ) : (
        <CommonTerms {...props} />
      )}
      {known === null && !isAsking && (
        <>
          <Button ref={button} onClick={() => setIsAsking(true)}>
            {t('Choose a city')}
          </Button>
          {/* Below, for another font gives it another number of lines. */}
          <p className={styles.until}>{t('With your city we tell the day, the price and the nearest points')}</p>
        </>
      )}
      <p role="status" className={styles.state}>
        {city && found.state === 'loading' && !found.data && t('Asking when it can be there…')}
        {city && (found.state === 'failed' || found.state === 'offline') && (
          <>
            {t('The day could not be had.')}{' '}
            <button type="button" className={styles.change} onClick={found.retry}>
              {t('Try again')}
            </button>
          </>
        )}
      </p>
    </>
  );
}

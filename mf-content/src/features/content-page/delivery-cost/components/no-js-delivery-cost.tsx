import { useFormat, useTranslate } from '@vitryna/i18n/react';
import { Button, classNames, Notice, TextField } from '@vitryna/ui';
import { cityParameters } from '../city-parameters.ts';
import type { DeliveryCostView } from '../load-delivery-cost.ts';
import styles from './delivery-cost.module.css';
import { DeliveryWays } from './delivery-ways.tsx';

/** A city by a form and links, and what delivery costs to it: every state of it is an address. */
export function NoJsDeliveryCost({ typed, cities, delivery, hasFailed }: DeliveryCostView) {
  const t = useTranslate();
  const { localise } = useFormat();
  const isUnknown = typed !== '' && !delivery && !hasFailed && cities.length === 0;
  return (
    <>
      <form method="get" className={classNames(styles.city, styles.alone)}>
        <TextField
          name={cityParameters.typed}
          label={t('Where to deliver?')}
          autoComplete="address-level2"
          defaultValue={typed}
          minLength={2}
          required
        />
        <Button type="submit" kind="primary" size={52}>
          {t('Find out the price')}
        </Button>
      </form>
      <div className={styles.found}>
        {hasFailed && <Notice kind="error" title={t('The prices could not be had.')} />}
        {isUnknown && <p>{t('There is no such city')}</p>}
        {cities.length > 0 && (
          <ul aria-label={t('Cities')}>
            {cities.map(({ ref, name, region }) => (
              <li key={ref}>
                <a href={`?${cityParameters.chosen}=${encodeURIComponent(ref)}`} rel="nofollow">
                  {localise(name)}, {localise(region.name)}
                </a>
              </li>
            ))}
          </ul>
        )}
        {delivery && <DeliveryWays delivery={delivery} />}
      </div>
    </>
  );
}

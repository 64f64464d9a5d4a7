import { useFormat, useTranslate } from '@vitryna/i18n/react';
import { Button, Notice, TextField } from '@vitryna/ui';
import { type CityView, cityParameters } from '../load-city.ts';
import styles from './city-delivery.module.css';
import { CityTerms } from './city-terms.tsx';

/** A city by a form and links, and how the product gets there: every state of it is an address. */
export function NoJsCity({ view: { typed, cities, delivery, hasFailed } }: { view: CityView }) {
  const t = useTranslate();
  const { localise } = useFormat();
  return (
    <div className={styles.noJs}>
      <form method="get" className={styles.noJs} aria-label={t('Choose a city')}>
        <TextField
          name={cityParameters.typed}
          label={t('Begin to type the name of your city')}
          autoComplete="address-level2"
          defaultValue={typed}
          required
        />
        <Button type="submit" kind={delivery ? 'secondary' : 'primary'}>
          {t('Find the city')}
        </Button>
      </form>
      {hasFailed && <Notice kind="error" title={t('The day could not be had.')} />}
      {cities?.length === 0 && typed.trim() !== '' && !delivery && <p>{t('There is no such city')}</p>}
      {cities && cities.length > 0 && (
        <ul className={styles.cities} aria-label={t('Cities')}>
          {cities.map(({ ref, name, region }) => (
            <li key={ref}>
              <a href={`?${cityParameters.chosen}=${ref}`} rel="nofollow">
                {localise(name)}, {localise(region.name)}
              </a>
            </li>
          ))}
        </ul>
      )}
      {delivery && (
        <>
          <h2>{t('To {{city}}', { city: localise(delivery.city.name) })}</h2>
          <CityTerms delivery={{ delivery, receivedAt: 0 }} isOld={false} onOver={() => location.reload()} />
        </>
      )}
    </div>
  );
}

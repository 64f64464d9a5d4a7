import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { paths } from '@vitryna/routing';
import { countCartUnits, countCompared } from '@vitryna/store';
import { useStore, useStores } from '@vitryna/store/react';
import { Button } from '@vitryna/ui';
import styles from './account-frame.module.css';

/** A guest's lists in this browser, and the sign-in. */
export function GuestPlaces() {
  const t = useTranslate();
  const locale = useLocale();
  const stores = useStores();
  const places = [
    [t('Favourites'), paths.accountFavorites(locale), useStore((state) => state.favourites.ids.length)],
    [t('Comparison'), paths.comparison(locale), useStore(countCompared)],
    [t('Cart'), paths.cart(locale), useStore(countCartUnits)],
    [t('Find my order'), paths.findOrder(locale), null],
  ] as const;
  return (
    <>
      <p className={styles.lead}>{t('Your cart and favourites are kept in this browser for thirty days.')}</p>
      <div className={styles.enter}>
        <Button kind="primary" size={52} onClick={() => stores.modals.open('account')}>
          {t('Sign in or create an account')}
        </Button>
      </div>
      <ul className={styles.places}>
        {places.map(([name, href, count]) => (
          <li key={href}>
            <a className={styles.spot} href={href}>
              {name}
              {count !== null && <span>{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

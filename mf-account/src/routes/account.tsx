import { useLocale, useTranslate } from '@vitryna/i18n/react';
import type { PageHandle } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import { countCartUnits, countCompared } from '@vitryna/store';
import { useStore, useStores } from '@vitryna/store/react';
import { Breadcrumbs, Button, PageHeading } from '@vitryna/ui';
import styles from './account.module.css';

export const handle: PageHandle<null> = {
  head: ({ t }) => ({ title: t('Account') }),
};

/** Where a shopper finds what is theirs: as a guest by the session of this browser, by name when signed in. */
export function Component() {
  const t = useTranslate();
  const locale = useLocale();
  const stores = useStores();
  const profile = useStore((state) => state.user.profile);
  const places = [
    [t('Favourites'), paths.accountFavorites(locale), useStore((state) => state.favourites.ids.length)],
    [t('Comparison'), paths.comparison(locale), useStore(countCompared)],
    [t('Cart'), paths.checkout(locale), useStore(countCartUnits)],
  ] as const;
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs crumbs={[{ href: paths.home(locale), text: t('Home') }]} current={t('Account')} />
      <PageHeading>{profile ? profile.name.firstName : t('You are shopping as a guest')}</PageHeading>
      <p className={styles.lead}>
        {profile ? profile.email : t('Your cart and favourites are kept in this browser for thirty days.')}
      </p>
      <ul className={styles.places}>
        {places.map(([name, href, count]) => (
          <li key={href}>
            <a className={styles.place} href={href}>
              {name}
              <span>{count}</span>
            </a>
          </li>
        ))}
      </ul>
      {profile && <Button onClick={() => void stores.user.signOut()}>{t('Sign out')}</Button>}
    </div>
  );
}

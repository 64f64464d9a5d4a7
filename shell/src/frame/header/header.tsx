import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { paths } from '@vitryna/routing';
import { countCompared } from '@vitryna/store';
import { useStore } from '@vitryna/store/react';
import { ButtonLink, Icon, Logo } from '@vitryna/ui';
import type { FrameData } from '../frame-loader.ts';
import { CartLink } from './cart-link.tsx';
import styles from './header.module.css';
import { HeaderAction } from './header-action.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { SearchForm } from './search-form.tsx';

/** Utility bar, catalogue, search and the shopper's own places; on a phone two rows. */
export function Header({ frame }: { frame: FrameData }) {
  const t = useTranslate();
  const locale = useLocale();
  const compared = useStore(countCompared);
  const favourites = useStore((state) => state.favourites.ids.length);
  const links = [
    [t('Delivery and payment'), paths.shippingPayment(locale)],
    [t('Warranty'), paths.warranty(locale)],
    [t('Installation services'), paths.services(locale)],
    [t('Wholesale'), paths.wholesale(locale)],
    [t('Contacts'), paths.contact(locale)],
  ] as const;
  return (
    <header className={styles.header}>
      <div className={styles.utility}>
        <div className={`container ${styles['utility-row']}`}>
          {frame.phone && (
            <a className={styles.phone} href={`tel:${frame.phone.replaceAll(/\s/g, '')}`}>
              <Icon name="phone" size={16} />
              {frame.phone}
            </a>
          )}
          <span className={styles.schedule}>{frame.schedule}</span>
          <nav className={styles.links} aria-label={t('Service')}>
            {links.map(([name, href]) => (
              <a key={href} href={href}>
                {name}
              </a>
            ))}
          </nav>
          <LanguageSwitch label={t('Language')} />
        </div>
      </div>
      <div className={`container ${styles.main}`}>
        <a className={styles.menu} href={paths.catalog(locale)} data-modal="headerMenu" aria-label={t('Catalogue')}>
          <Icon name="menu" size={24} />
        </a>
        <a className={styles.logo} href={paths.home(locale)} aria-label={t('Vitryna: to the home page')}>
          <Logo />
        </a>
        <ButtonLink
          className={styles.catalogue}
          kind="solid"
          icon="menu"
          href={paths.catalog(locale)}
          data-modal="headerMenu"
        >
          {t('Catalogue')}
        </ButtonLink>
        <SearchForm />
        <nav className={styles.actions} aria-label={t('Your places')}>
          <HeaderAction
            icon="scales"
            label={t('Comparison')}
            count={compared}
            href={paths.comparison(locale)}
            isWideOnly
          />
          <HeaderAction icon="heart" label={t('Favourites')} count={favourites} href={paths.accountFavorites(locale)} />
          <HeaderAction icon="user" label={t('Account')} href={paths.account(locale)} isWideOnly />
          <CartLink />
        </nav>
      </div>
    </header>
  );
}

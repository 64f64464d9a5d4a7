import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { paths } from '@vitryna/routing';
import { countCompared } from '@vitryna/store';
import { useStore } from '@vitryna/store/react';
import { Logo } from '@vitryna/ui';
import type { FrameData } from '../../document/frame-data.ts';
import glyphs from '../glyph.module.css';
import { CartLink } from './cart-link.tsx';
import styles from './header.module.css';
import { HeaderAction } from './header-action.tsx';
import { SearchForm } from './search-form.tsx';
import { UtilityBar } from './utility-bar.tsx';

/**
 * Utility bar, catalogue, search and the shopper's own places; on a phone two rows. The same elements at every width: only their
 * places differ.
 */
export function Header({ frame }: { frame: FrameData }) {
  const t = useTranslate();
  const locale = useLocale();
  const compared = useStore(countCompared);
  const favourites = useStore((state) => state.favourites.ids.length);
  const isSignedIn = useStore((state) => state.user.profile !== null);
  return (
    <>
      <UtilityBar frame={frame} />
      <header className={styles.header}>
        <a
          className={styles.logo}
          href={paths.home(locale)}
          aria-label={t('{{trademark}}: to the home page', { trademark: t('Trademark') })}
        >
          <Logo />
        </a>
        <a
          className={`${styles.catalogue} ${glyphs.glyph} ${glyphs.menu}`}
          href={paths.catalog(locale)}
          data-modal="headerMenu"
        >
          {t('Catalogue')}
        </a>
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
          <HeaderAction
            icon="user"
            label={t('Account')}
            href={paths.account(locale)}
            isWideOnly
            modal={isSignedIn ? undefined : 'account'}
          />
          <CartLink />
        </nav>
      </header>
    </>
  );
}

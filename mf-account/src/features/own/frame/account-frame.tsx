import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { paths } from '@vitryna/routing';
import { useStore, useStores } from '@vitryna/store/react';
import { Breadcrumbs, emailText, PageHeading, RetryNotice } from '@vitryna/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { fullName } from '../full-name.ts';
import { useUserStatus } from '../use-user-status.ts';
import styles from './account-frame.module.css';
import { type AccountPlace, accountPlaces, placeHref, placeNames } from './account-places.ts';
import { GuestPlaces } from './guest-places.tsx';

type Props = {
  place: AccountPlace;
  note?: ReactNode;
  /** The result of the previous form; shown with a script, as `noJs` says it itself. */
  notice?: ReactNode;
  /** The placeholder while the user is not known: as tall as what comes. */
  skeleton: ReactNode;
  /** The no-JS content. */
  noJs?: ReactNode;
  /** Also guests have something here: they see it without the way to the other places. */
  isForGuests?: boolean;
  children: ReactNode;
};

/** A place of the account: the way to the others, and what is here for who is signed in; a guest is asked to come in. */
export function AccountFrame({ place, note, notice, skeleton, noJs, isForGuests = false, children }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  // The session's list is being read already, for guests and signed-in shoppers alike.
  const hasList = useStore(({ favourites }) => favourites.status !== 'idle') && isForGuests;
  const { status, retry } = useUserStatus(!hasList);
  const userId = useStore(({ user }) => user.profile?.id ?? null);
  const isGuest = userId === null;
  const isKnown = status === 'ready' || (isForGuests && status === 'failed') || (hasList && status === 'idle');
  const title = isGuest && isKnown && !isForGuests ? t('You are shopping as a guest') : t(placeNames[place]);
  return (
    <div className={`container ${styles.page}`} data-boundary="mf-account">
      <Breadcrumbs crumbs={[{ href: paths.home(locale), text: t('Home') }]} current={t(placeNames[place])} />
      <PageHeading note={note}>{title}</PageHeading>
      {noJs && <noscript>{noJs}</noscript>}
      <div className={styles.notice}>{notice}</div>
      {!isGuest ? (
        <div className={styles.columns}>
          <AccountNav place={place} />
          {/* Of somebody else everything is read anew. */}
          <div key={userId} className={styles.place}>
            {children}
          </div>
        </div>
      ) : !isKnown && status === 'failed' ? (
        <RetryNotice onRetry={retry} />
      ) : !isKnown ? (
        <div className={styles.waiting}>{skeleton}</div>
      ) : isForGuests ? (
        <div className={styles.waiting}>{children}</div>
      ) : (
        <GuestPlaces />
      )}
    </div>
  );
}

function AccountNav({ place }: { place: AccountPlace }) {
  const t = useTranslate();
  const locale = useLocale();
  const stores = useStores();
  const profile = useStore(({ user }) => user.profile);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const row = nav.current;
    const current = row?.querySelector<HTMLElement>('[aria-current]');
    // On a phone the places are a row that scrolls: where one is stands in sight.
    if (row && current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
  }, [place]);
  return (
    <div className={styles.side}>
      {profile && (
        <p className={styles.who}>
          <b>{fullName(profile.name)}</b>
          <span>{emailText(profile.email)}</span>
        </p>
      )}
      <nav ref={nav} className={styles.nav} aria-label={t('Places of the account')}>
        {accountPlaces.map((one) => (
          <a key={one} href={placeHref(locale, one)} aria-current={one === place ? 'page' : undefined}>
            {t(placeNames[one])}
          </a>
        ))}
        <button type="button" onClick={() => void stores.user.signOut()}>
          {t('Sign out')}
        </button>
      </nav>
    </div>
  );
}

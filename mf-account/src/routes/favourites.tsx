import { useLocale, useTranslate } from '@vitryna/i18n/react';
import type { PageHandle } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import { useStore, useStores } from '@vitryna/store/react';
import { ButtonLink, EmptyIcon, EmptyState, RetryNotice, ShelfSkeleton } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import { useEffect } from 'react';
import { Favourites } from '#features/own/favourites/favourites.tsx';
import { AccountFrame } from '#features/own/frame/account-frame.tsx';

export const handle: PageHandle<null> = {
  head: ({ t }) => ({ title: t('Favourites') }),
};

/** The shopper's favourites. They are known to the session, so the server renders the frame and the browser fills it. */
export function Component() {
  const t = useTranslate();
  const count = useStore((state) => state.favourites.items.length);
  return (
    <AccountFrame
      place="favourites"
      note={count > 0 ? t('{{count}} products', { count }) : undefined}
      skeleton={<ShelfSkeleton count={5} />}
      isForGuests
    >
      <List />
    </AccountFrame>
  );
}

function List() {
  const t = useTranslate();
  const locale = useLocale();
  const stores = useStores();
  const { items, status } = useStore((state) => state.favourites);
  // The frame has asked for the user, and the list comes with the answer; where nobody could say, it is the session's.
  useEffect(() => {
    if (status === 'idle') void stores.favourites.load();
  }, [stores, status]);
  if (items.length > 0) return <Favourites />;
  if (status === 'idle' || status === 'loading') return <ShelfSkeleton count={5} />;
  if (status === 'failed') {
    return <RetryNotice title={t('The list did not load')} onRetry={() => void stores.favourites.load()} />;
  }
  return (
    <EmptyState
      art={<EmptyIcon path={icons.heart} />}
      title={t('Nothing here yet')}
      actions={
        <ButtonLink kind="primary" href={paths.catalog(locale)}>
          {t('To the catalogue')}
        </ButtonLink>
      }
    >
      {t('Press the heart on a product, and it will wait for you here.')}
    </EmptyState>
  );
}

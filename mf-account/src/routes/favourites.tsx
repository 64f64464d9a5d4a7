import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { toProductCardView } from '@vitryna/product-view';
import { LiveShelf } from '@vitryna/product-view/live';
import type { PageHandle } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import { useStore, useStores } from '@vitryna/store/react';
import { Breadcrumbs, Button, ButtonLink, EmptyState, PageHeading, ShelfSkeleton } from '@vitryna/ui';
import { useEffect, useMemo } from 'react';
import styles from './account.module.css';

export const handle: PageHandle<null> = {
  head: ({ t }) => ({ title: t('Favourites') }),
};

/** The shopper's favourites. They are known to the session, so the server renders the frame and the browser fills it. */
export function Component() {
  const t = useTranslate();
  const locale = useLocale();
  const { items, status } = useStore((state) => state.favourites);
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs crumbs={[{ href: paths.home(locale), text: t('Home') }]} current={t('Favourites')} />
      <div className={styles.heading}>
        <PageHeading note={items.length > 0 ? t('{{count}} products', { count: items.length }) : undefined}>
          {t('Favourites')}
        </PageHeading>
      </div>
      <Favourites isLoading={status === 'idle' || status === 'loading'} hasFailed={status === 'failed'} />
    </div>
  );
}

function Favourites({ isLoading, hasFailed }: { isLoading: boolean; hasFailed: boolean }) {
  const t = useTranslate();
  const locale = useLocale();
  const stores = useStores();
  const items = useStore((state) => state.favourites.items);
  const cards = useMemo(() => items.map(({ product }) => toProductCardView(product, { locale })), [items, locale]);
  const user = useStore((state) => state.user.status);
  const { status } = useStore((state) => state.favourites);
  // The list is read once the user is known. Whoever was nobody so far is asked for here; one that cannot be had leaves the session's list.
  useEffect(() => {
    if (status !== 'idle' || user === 'loading') return;
    void (user === 'idle' ? stores.user.load() : stores.favourites.load());
  }, [stores, status, user]);
  if (items.length > 0) return <LiveShelf products={cards} />;
  if (isLoading) return <ShelfSkeleton count={5} />;
  if (hasFailed) {
    return (
      <div className={styles.empty} role="alert">
        <p>{t('The list did not load')}</p>
        <Button onClick={() => void stores.favourites.load()}>{t('Retry')}</Button>
      </div>
    );
  }
  return (
    <EmptyState
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

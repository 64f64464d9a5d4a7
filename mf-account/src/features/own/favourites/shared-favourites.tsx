import { isApiError } from '@vitryna/api-client';
import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { toProductCardView } from '@vitryna/product-view';
import { tabContext, useLocation } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import { ButtonLink, EmptyIcon, EmptyState, RetryNotice, ShelfSkeleton } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import { useCallback, useMemo } from 'react';
import { getSharedFavourites } from '../api/shared-favourites.ts';
import { useRead } from '../use-read.ts';
import { FavouriteShelf } from './favourite-shelf.tsx';

/** Somebody's favourites by a link: to look at and to buy, and nothing of whose they are. */
export function SharedFavourites() {
  const t = useTranslate();
  const locale = useLocale();
  const { search } = useLocation();
  const token = new URLSearchParams(search).get('token') ?? '';
  const read = useCallback(async () => {
    try {
      return await getSharedFavourites(tabContext().api, token);
    } catch (error) {
      // A link that leads nowhere any more, or never did, holds nothing.
      if (isApiError(error) && (error.status === 404 || error.status === 400 || error.status === 410)) return [];
      throw error;
    }
  }, [token]);
  const { data, hasFailed, reload } = useRead(read);
  const cards = useMemo(() => data?.map((product) => toProductCardView(product, { locale })) ?? [], [data, locale]);
  if (!data) return hasFailed ? <RetryNotice onRetry={reload} /> : <ShelfSkeleton count={5} />;
  if (cards.length > 0) {
    return (
      <>
        <h2 className="visually-hidden">{t('Products')}</h2>
        <FavouriteShelf products={cards} layout="full" />
      </>
    );
  }
  return (
    <EmptyState
      art={<EmptyIcon path={icons.heart} />}
      title={t('This list is empty or is not shared any more')}
      actions={
        <ButtonLink kind="primary" href={paths.catalog(locale)}>
          {t('To the catalogue')}
        </ButtonLink>
      }
    />
  );
}

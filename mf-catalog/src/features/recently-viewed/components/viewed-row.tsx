import { useTranslate } from '@vitryna/i18n/react';
import type { CardView } from '@vitryna/product-view';
import { LiveRow } from '@vitryna/product-view/live';
import { useStore } from '@vitryna/store/react';
import { RetryNotice, SectionHeading, ShelfSkeleton } from '@vitryna/ui';
import { useCallback, useEffect, useState } from 'react';

/** `load` brings cards of products by their ids. */
export type ViewedRowProps = { load: (ids: string[]) => Promise<CardView[]> };

/** Most products of the row; the store remembers more. */
const maxShown = 12;

/** The row itself: a skeleton, the products, or that they could not be had. Products of the past that are gone are left out. */
export function ViewedRow({ load }: ViewedRowProps) {
  const t = useTranslate();
  const ids = useStore(({ recentlyViewed }) => recentlyViewed.ids);
  const [products, setProducts] = useState<CardView[] | null>(null);
  const [isFailed, setFailed] = useState(false);
  const read = useCallback(() => {
    setFailed(false);
    load(ids.slice(0, maxShown)).then(setProducts, () => setFailed(true));
  }, [ids, load]);
  useEffect(read, [read]);
  useEffect(() => {
    if (!isFailed) return;
    addEventListener('online', read);
    return () => removeEventListener('online', read);
  }, [isFailed, read]);
  if (products?.length === 0) return null;
  return (
    <section>
      <SectionHeading>{t('You have looked at')}</SectionHeading>
      {products ? (
        <LiveRow products={products} />
      ) : isFailed ? (
        <RetryNotice isOffline={!navigator.onLine} onRetry={read} />
      ) : (
        <ShelfSkeleton count={Math.min(ids.length, maxShown)} layout="row" />
      )}
    </section>
  );
}

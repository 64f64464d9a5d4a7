import { useTranslate } from '@vitryna/i18n/react';
import { tabContext } from '@vitryna/remote-kit';
import { useStores } from '@vitryna/store/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LateShelves as Shelves } from '../read-late-shelves.ts';
import styles from './late-shelves.module.css';
import { RelatedRow } from './related-row.tsx';

/** How near the end is when its rows are read. */
const nearby = '800px';

/**
 * Rows at the page's end that the server's HTML does without. They are read when they come near and take their place only while that is
 * below the screen: nothing that one sees moves.
 */
export function LateShelves({ productId }: { productId: string }) {
  const t = useTranslate();
  const stores = useStores();
  const place = useRef<HTMLDivElement>(null);
  const [shelves, setShelves] = useState<Shelves | null>(null);
  const read = useEffectEvent(async (signal: AbortSignal) => {
    const { readLateShelves } = await import('../read-late-shelves.ts');
    const { api, locale } = tabContext();
    const viewedIds = stores.getState().recentlyViewed.ids;
    return readLateShelves(api, { locale, productId, viewedIds, signal });
  });
  useEffect(() => {
    const element = place.current;
    if (!element || shelves) return;
    const abort = new AbortController();
    let reading: Promise<Shelves> | undefined;
    const show = async () => {
      reading ??= read(abort.signal);
      // Without its code the page goes without them.
      const loaded = await reading.catch(() => null);
      const isBelow = element.getBoundingClientRect().top > window.innerHeight;
      if (loaded && isBelow && !abort.signal.aborted) setShelves(loaded);
    };
    const coming = new IntersectionObserver(([entry]) => entry?.isIntersecting && void show(), { rootMargin: nearby });
    // The end was in sight when they came: they wait until it has left.
    const leaving = new IntersectionObserver(() => reading && void show());
    for (const observer of [coming, leaving]) observer.observe(element);
    return () => {
      abort.abort();
      for (const observer of [coming, leaving]) observer.disconnect();
    };
  }, [shelves]);
  return (
    <div ref={place} className={shelves ? styles.shelves : styles.place}>
      {shelves && (
        <>
          <RelatedRow anchor="together" title={t('Bought together')} products={shelves.boughtTogether} />
          <RelatedRow anchor="series" title={t('Of the same series')} products={shelves.series} />
          <RelatedRow anchor="viewed" title={t('You have looked at')} products={shelves.viewed} />
        </>
      )}
    </div>
  );
}

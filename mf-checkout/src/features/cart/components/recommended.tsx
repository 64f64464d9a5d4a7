import type { ProductCard } from '@vitryna/contracts/api';
import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { toProductCardView } from '@vitryna/product-view';
import { LiveRow } from '@vitryna/product-view/live';
import { tabContext } from '@vitryna/remote-kit';
import { useEffect, useId, useState } from 'react';
import styles from './saved-lines.module.css';

/** Products each of which makes delivery free; `left` is what is missing, and none are shown where nothing is. */
export function Recommended({ left }: { left: number }) {
  const t = useTranslate();
  const locale = useLocale();
  const titleId = useId();
  const [products, setProducts] = useState<ProductCard[]>([]);
  useEffect(() => {
    let isOld = false;
    const read = async () => {
      const { getRecommended } = await import('../api/get-recommended.ts');
      const fitting = await getRecommended(tabContext().api);
      if (!isOld) setProducts(fitting);
    };
    // The cart is whole without them.
    read().catch(() => undefined);
    return () => {
      isOld = true;
    };
  }, [left]);
  if (products.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {t('With one of these delivery is free')}
      </h3>
      <LiveRow products={products.map((product) => toProductCardView(product, { locale }))} />
    </section>
  );
}

import { useTranslate } from '@vitryna/i18n/react';
import { classNames } from '../class-names.ts';
import rowStyles from '../product-card/product-row.module.css';
import shelfStyles from '../product-card/product-shelf.module.css';
import styles from './skeleton.module.css';

/** A cell of a shelf at its final size. It shows after 200 ms, so that quick answers do not flash. */
export function CardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <i className={styles.picture} />
      <i className={styles.short} />
      <i />
      <i className={styles.half} />
      <i className={styles.block} />
      <i className={styles.price} />
      <i className={styles.half} />
    </div>
  );
}

/** A shelf, or a row (`layout`), that is being loaded. */
export function ShelfSkeleton({ count = 5, layout = 'full' }: { count?: number; layout?: 'full' | 'beside' | 'row' }) {
  const t = useTranslate();
  const place = layout === 'row' ? rowStyles.row : classNames(shelfStyles.shelf, shelfStyles[layout]);
  return (
    <div className={place} role="status">
      <span className="visually-hidden">{t('Loading')}</span>
      {Array.from({ length: count }, (_, index) => (
        <CardSkeleton key={index} />
      ))}
    </div>
  );
}

/** Lines of text that are being loaded. */
export function TextSkeleton({ lines = 3 }: { lines?: number }) {
  const t = useTranslate();
  return (
    <div className={styles.text} role="status">
      <span className="visually-hidden">{t('Loading')}</span>
      {Array.from({ length: lines }, (_, index) => (
        <i key={index} />
      ))}
    </div>
  );
}

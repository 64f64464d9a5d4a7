import { useTranslate } from '@vitryna/i18n/react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './stock-mark.module.css';

/** Status of a product, as the store API names it. */
export type StockStatus = 'inStock' | 'quickProduction' | 'preOrder' | 'expected' | 'outOfStock' | 'discontinued';

const texts = {
  inStock: 'In stock',
  quickProduction: 'Made to order',
  preOrder: 'Pre-order',
  expected: 'Expected',
  outOfStock: 'Out of stock',
  discontinued: 'Discontinued',
};

/** Props of {@link StockMark}. */
export type StockMarkProps = {
  status: StockStatus;
  /** Larger bold words, as in the buy box. */
  isStrong?: boolean;
  className?: string | undefined;
  /** The content after the words on the same line. */
  children?: ReactNode;
};

/** An 8 px mark and words. The shape differs with the status, not only the colour. */
export function StockMark({ status, isStrong, className, children }: StockMarkProps) {
  const t = useTranslate();
  return (
    <span className={classNames(styles.stock, styles[status], isStrong && styles.strong, className)}>
      {t(texts[status])}
      {children}
    </span>
  );
}

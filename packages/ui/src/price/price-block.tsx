import { formatMoney } from '@vitryna/i18n';
import { useTranslate } from '@vitryna/i18n/react';
import { classNames } from '../class-names.ts';
import styles from './price-block.module.css';

/** Props of {@link PriceBlock}. Amounts are hryvnias. */
export type PriceBlockProps = {
  /** `null` where the price is known on request only. */
  current: number | null;
  /** Shown struck through when higher than the current price. */
  previous?: number | null | undefined;
  /** `xl` on the product page, `m` on cards, `s` in rows. */
  size?: 's' | 'm' | 'xl';
  /** Greys the price of a product that cannot be bought. */
  isUnavailable?: boolean;
  /** Stands in a row of its own, with no price beside it: without an old price its line is not kept. */
  isAlone?: boolean;
};

/** Old price above the current one. The old price's line is kept without one, so prices in a row share a baseline. */
export function PriceBlock({ isAlone, ...price }: PriceBlockProps) {
  const { current, previous, size = 'm' } = price;
  const lines = <PriceLines {...price} />;
  if (current === null) return lines;
  const isOneLine = isAlone && !(previous && previous > current);
  return <div className={classNames(styles.block, styles[size], isOneLine && styles.alone)}>{lines}</div>;
}

/** The lines of a price without a box of their own, for a place that keeps their rows itself. */
export function PriceLines({ current, previous, size = 'm', isUnavailable }: Omit<PriceBlockProps, 'isAlone'>) {
  const t = useTranslate();
  if (current === null) return <b className={classNames(styles.onRequest, styles[size])}>{t('Price on request')}</b>;
  const isReduced = Boolean(previous && previous > current);
  return (
    <>
      {isReduced && previous ? (
        <s className={styles.old} data-name={t('Old price')}>
          {formatMoney(previous)}
        </s>
      ) : null}
      <b className={classNames(styles.now, isReduced && styles.reduced, isUnavailable && styles.unavailable)}>
        {formatMoney(current)}
      </b>
    </>
  );
}

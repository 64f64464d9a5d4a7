import { useFormat, useTranslate } from '@vitryna/i18n/react';
import { RetryNotice } from '@vitryna/ui';
import { chartSize, type KnownHistory, type PriceHistoryView } from '../price-history-view.ts';
import { usePriceHistory } from '../use-price-history.ts';
import styles from './price-history.module.css';
import { PriceWatchBox } from './price-watch-box.tsx';

type Props = { productId: string; given: KnownHistory /** The form without JavaScript. */; formHref: string };

/** A product's price history, its lowest price of 30 days, and the price alert. */
export function PriceHistory({ productId, given, formHref }: Props) {
  const t = useTranslate();
  const { known, retry } = usePriceHistory(productId, given);
  if (known !== 'failed' && known.view === null) return null;
  return (
    <section className={styles.section}>
      <h2>{t('How the price has changed')}</h2>
      {known === 'failed' ? <RetryNotice onRetry={retry} /> : known.view && <Chart view={known.view} />}
      <PriceWatchBox productId={productId} formHref={formHref} />
    </section>
  );
}

function Chart({ view }: { view: PriceHistoryView }) {
  const t = useTranslate();
  const { money } = useFormat();
  const { width, height } = chartSize;
  const { lowest, highest, lowest30, line, rows, since } = view;
  return (
    <>
      {lowest30 !== null && (
        <p className={styles.lowest}>
          {t('The lowest price of 30 days')}: <b>{money(lowest30)}</b>
        </p>
      )}
      <div className={styles.chart}>
        <div className={styles.amounts} aria-hidden="true">
          <span>{money(highest)}</span>
          {lowest !== highest && <span>{money(lowest)}</span>}
        </div>
        <svg
          className={styles.drawing}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={t('From {{lowest}} to {{highest}} since {{date}}', {
            lowest: money(lowest),
            highest: money(highest),
            date: since,
          })}
        >
          <path d={line} vectorEffect="non-scaling-stroke" />
        </svg>
        <div className={styles.dates} aria-hidden="true">
          <span>{since}</span>
          <span>{t('today')}</span>
        </div>
      </div>
      <details className={styles.table}>
        <summary>{t('The prices as a table')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('From')}</th>
              <th scope="col">{t('Price')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ from, amount }) => (
              <tr key={`${from} ${amount}`}>
                <td>{from}</td>
                <td>{amount === null ? t('no price') : money(amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

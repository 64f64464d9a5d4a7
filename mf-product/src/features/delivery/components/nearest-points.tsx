import type { ProductDelivery } from '@vitryna/contracts/api';
import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { wholeWords } from '@vitryna/ui';
import styles from './city-delivery.module.css';

/** The points that take the product: how many, and the nearest to the city's centre. */
export function NearestPoints({ points: { total, nearest } }: { points: ProductDelivery['points'] }) {
  const t = useTranslate();
  const locale = useLocale();
  if (total === 0) return null;
  return (
    <details className={styles.points}>
      <summary>{t('{{count}} points take it', { count: total })}</summary>
      <ul aria-label={t('Nearest to the centre')}>
        {nearest.map((point) => (
          <li key={point.ref}>
            <b>
              {point.type === 'postMachine' ? t('Post machine') : t('Post office')} №{point.number}
            </b>
            {wholeWords(point.address[locale])}
          </li>
        ))}
      </ul>
    </details>
  );
}

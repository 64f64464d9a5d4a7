import { useTranslate } from '@vitryna/i18n/react';
import { useId } from 'react';
import { formatRating } from './format-rating.ts';
import styles from './rating.module.css';

/** Props of {@link Rating}. */
export type RatingProps = {
  /** Average from 1 to 5; `null` without reviews. */
  value: number | null;
  count: number;
};

/** One star with the average and the number of reviews: `★ 4,8 · 126`. */
export function Rating({ value, count }: RatingProps) {
  const t = useTranslate();
  if (value === null || count === 0) return <span className={styles.rating}>{t('No reviews yet')}</span>;
  const average = formatRating(value);
  return (
    <span
      className={`${styles.rating} ${styles.star}`}
      role="img"
      aria-label={`${t('Rating')} ${average}, ${t('reviews')}: ${count}`}
      data-count={count}
    >
      {average}
    </span>
  );
}

/** Five stars filled up to the average, for the head of a review list; the figure must stand beside it. */
export function Stars({ value }: { value: number }) {
  const clip = useId();
  const width = (Math.max(0, Math.min(5, value)) / 5) * 118 + 1;
  return (
    <svg className={styles.stars} width="100" height="20" viewBox="0 0 120 24" aria-hidden="true">
      <clipPath id={clip}>
        <rect width={width} height="24" />
      </clipPath>
      <path className={styles.empty} d={fiveStars} />
      <path d={fiveStars} clipPath={`url(#${clip})`} />
    </svg>
  );
}

const fiveStars = [0, 24, 48, 72, 96]
  .map((x) => `M${x + 12} 3.3l2.7 5.7 6.1.8-4.5 4.3 1.1 6.2-5.4-3-5.4 3 1.1-6.2-4.5-4.3 6.1-.8z`)
  .join('');

import { useTranslate } from '@vitryna/i18n/react';
import type { ReactNode } from 'react';
import { formatRating } from '../rating/format-rating.ts';
import { Stars } from '../rating/rating.tsx';
import { Facts } from '../text/facts.tsx';
import styles from './review-summary.module.css';

/** How many reviews gave each number of stars. */
export type RatingDistribution = Record<'1' | '2' | '3' | '4' | '5', number>;

/** Props of {@link ReviewSummary}. */
export type ReviewSummaryProps = {
  average: number;
  count: number;
  distribution: RatingDistribution;
  /** The addresses of reviews by grade; without it the rows lead nowhere. */
  hrefOf?: (grade: number) => string;
  /** The grade whose reviews are shown. */
  current?: number | null;
};

const grades = ['5', '4', '3', '2', '1'] as const;

/** The average in large figures, its stars, and a bar for each grade. */
export function ReviewSummary({ average, count, distribution, hrefOf, current }: ReviewSummaryProps) {
  const t = useTranslate();
  const most = Math.max(1, ...Object.values(distribution));
  return (
    <div className={styles.summary}>
      <div className={styles.head}>
        <b className={styles.average}>{formatRating(average)}</b>
        <div>
          <Stars value={average} />
          <span className={styles.count}>{t('{{count}} reviews', { count })}</span>
        </div>
      </div>
      <ul>
        {grades.map((grade) => (
          <li key={grade}>
            <Row
              href={distribution[grade] > 0 || current === Number(grade) ? hrefOf?.(Number(grade)) : undefined}
              isCurrent={current === Number(grade)}
            >
              <span>
                {grade}
                <span className="visually-hidden"> {t('of 5 stars')}</span>
              </span>
              <svg className={styles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                <rect className={styles.track} width="100" height="6" />
                <rect width={(distribution[grade] / most) * 100} height="6" />
              </svg>
              <span className={styles.figure}>{distribution[grade]}</span>
            </Row>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Row({ href, isCurrent, children }: { href: string | undefined; isCurrent: boolean; children: ReactNode }) {
  if (href === undefined) return <span className={styles.row}>{children}</span>;
  return (
    <a className={styles.row} href={href} rel="nofollow" data-keep-scroll="" aria-current={isCurrent || undefined}>
      {children}
    </a>
  );
}

/** Props of {@link ReviewQuote}. */
export type ReviewQuoteProps = {
  children: string;
  /** The author as signed, the date, and other facts. */
  facts: readonly string[];
  /** Language of the words and the name where it is not the page's. */
  lang?: string | undefined;
};

/** Words of one review, with a yellow line at the left and its author below. */
export function ReviewQuote({ children, facts, lang }: ReviewQuoteProps) {
  return (
    <figure className={styles.quote}>
      <blockquote lang={lang}>{children}</blockquote>
      <figcaption>
        <Facts facts={facts} firstLang={lang} />
      </figcaption>
    </figure>
  );
}

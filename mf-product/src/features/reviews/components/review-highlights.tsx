import { useTranslate } from '@vitryna/i18n/react';
import { ReviewQuote, ReviewSummary, SectionHeading } from '@vitryna/ui';
import type { ReviewSummaryView, ReviewView } from '../review-view.ts';
import styles from './review-highlights.module.css';

type Props = { summary: ReviewSummaryView; top: ReviewView[]; href: string };

/** The average with its distribution and what the most useful reviews say. */
export function ReviewHighlights({ summary, top, href }: Props) {
  const t = useTranslate();
  return (
    <section>
      <SectionHeading link={{ href, text: t('All reviews') }}>{t('Reviews')}</SectionHeading>
      <div className={styles.highlights}>
        <ReviewSummary average={summary.average} count={summary.count} distribution={summary.distribution} />
        <div className={styles.quotes}>
          {top.map(({ id, author, body, date, isVerified, lang }) => (
            <ReviewQuote
              key={id}
              facts={[author, date, ...(isVerified ? [t('bought here')] : [])]}
              lang={lang ?? undefined}
            >
              {body}
            </ReviewQuote>
          ))}
        </div>
      </div>
    </section>
  );
}

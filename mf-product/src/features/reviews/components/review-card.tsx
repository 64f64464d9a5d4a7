import { useTranslate } from '@vitryna/i18n/react';
import { Icon, Stars } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import type { ReviewView } from '../review-view.ts';
import styles from './review-card.module.css';
import { ReviewPictures } from './review-pictures.tsx';
import { ReviewText } from './review-text.tsx';
import { VoteButtons } from './vote-buttons.tsx';

type Props = { review: ReviewView; mine: 1 | -1 | 0 };

/** One review in full, with its pictures, the shop's answer and whether it helped. */
export function ReviewCard({ review, mine }: Props) {
  const t = useTranslate();
  return (
    <article className={styles.review}>
      <header className={styles.head}>
        <b>{review.author}</b>
        <span className={styles.date}>{review.date}</span>
        <span className={styles.stars}>
          <Stars value={review.rating} />
          <span className="visually-hidden">{t('{{rating}} of 5', { rating: review.rating })}</span>
        </span>
        {review.isVerified && (
          <span className={styles.verified}>
            <Icon path={icons.check} size={16} />
            {t('bought here')}
          </span>
        )}
      </header>
      <ReviewText review={review} className={styles.words} />
      <ReviewPictures review={review} />
      {review.reply && (
        <div className={styles.reply}>
          <b>{t('The shop answers')}</b>
          <p lang={review.lang ?? undefined}>{review.reply}</p>
        </div>
      )}
      <VoteButtons review={review} mine={mine} />
    </article>
  );
}

import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { tabContext } from '@vitryna/remote-kit';
import type { ModalExtras } from '@vitryna/store';
import { ModalFrame, ProductPicture, RetryNotice, Stars, TextSkeleton } from '@vitryna/ui';
import { useEffect, useState } from 'react';
import { getReview } from '../api/get-review.ts';
import { type ReviewView, toReview } from '../review-view.ts';
import styles from './review-modal.module.css';
import { ReviewText } from './review-text.tsx';

type State = { status: 'loading' | 'failed' } | { status: 'ready'; review: ReviewView };

/** One review with its pictures in large. */
export function ReviewModal({ extra, onClose }: { extra: unknown; onClose: () => void }) {
  const t = useTranslate();
  const locale = useLocale();
  const { reviewId } = extra as ModalExtras['review'];
  const [state, setState] = useState<State>({ status: 'loading' });
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    const abort = new AbortController();
    setState({ status: 'loading' });
    getReview(tabContext().api, reviewId, abort.signal).then(
      (review) => !abort.signal.aborted && setState({ status: 'ready', review: toReview(review, locale) }),
      () => !abort.signal.aborted && setState({ status: 'failed' }),
    );
    return () => abort.abort();
  }, [reviewId, locale, attempt]);
  const title = state.status === 'ready' ? state.review.author : t('Review');
  return (
    <ModalFrame title={title} note={state.status === 'ready' ? state.review.date : null} onClose={onClose}>
      {state.status === 'loading' && <TextSkeleton lines={8} />}
      {state.status === 'failed' && (
        <RetryNotice title={t('The review did not load')} onRetry={() => setAttempt((count) => count + 1)} />
      )}
      {state.status === 'ready' && <Contents review={state.review} />}
    </ModalFrame>
  );
}

function Contents({ review }: { review: ReviewView }) {
  const t = useTranslate();
  const { rating, pictures, author } = review;
  return (
    <div className={styles.review}>
      <span>
        <Stars value={rating} />
        <span className="visually-hidden">{t('{{rating}} of 5', { rating })}</span>
      </span>
      <ReviewText review={review} className={styles.words} />
      {pictures.map(({ id, picture }, at) => (
        <ProductPicture
          key={id}
          className={styles.picture}
          picture={{ ...picture, alt: t('Picture {{number}} of {{author}}', { number: at + 1, author }) }}
          sizes="(min-width: 480px) 400px, 90vw"
        />
      ))}
    </div>
  );
}

import { useTranslate } from '@vitryna/i18n/react';
import { tabContext } from '@vitryna/remote-kit';
import { useState } from 'react';
import { vote } from '../api/vote.ts';
import type { ReviewView } from '../review-view.ts';
import styles from './review-card.module.css';

type Votes = { up: number; down: number; mine: 1 | -1 | 0 };

/** Whether a review helped: one vote of a visitor, which a second press takes back. */
export function VoteButtons({ review, mine }: { review: ReviewView; mine: 1 | -1 | 0 }) {
  const t = useTranslate();
  const [voted, setVoted] = useState<Votes | null>(null);
  const [isBusy, setBusy] = useState(false);
  // The page is the same for all and may be older than the visitor's own vote.
  const votes = voted ?? { up: review.up, down: review.down, mine };
  const press = async (value: 1 | -1) => {
    setBusy(true);
    try {
      setVoted(await vote(tabContext().api, review.id, votes.mine === value ? 0 : value));
    } catch {
      // Told by a toast.
    } finally {
      setBusy(false);
    }
  };
  const button = (value: 1 | -1, message: string, count: number) => (
    <button
      type="button"
      className={styles.vote}
      aria-pressed={votes.mine === value}
      aria-disabled={isBusy}
      onClick={() => !isBusy && press(value)}
    >
      {message} <span className={styles.votes}>{count}</span>
    </button>
  );
  return (
    <fieldset className={styles.help}>
      <legend>{t('Did it help?')}</legend>
      {button(1, t('Yes'), votes.up)}
      {button(-1, t('No'), votes.down)}
    </fieldset>
  );
}

import { useTranslate } from '@vitryna/i18n/react';
import { ButtonLink, Notice, Pagination } from '@vitryna/ui';
import { lazy, Suspense, useState } from 'react';
import type { QuestionView } from '../review-view.ts';
import { type ReviewsState, reviewsHref } from '../reviews-state.ts';
import styles from './question-list.module.css';
import { QuestionList } from './question-list.tsx';

const QuestionForm = lazy(() => import('./question-form.tsx').then(({ QuestionForm: form }) => ({ default: form })));

type Props = {
  productId: string;
  /** Null when they could not be read. */
  questions: { items: QuestionView[]; pages: number; total: number; limit: number } | null;
  state: ReviewsState;
  base: string;
  /** The form of a question without JavaScript. */
  writeHref: string;
};

/** The questions of the product with their answers; the form comes when somebody wants to ask. */
export function Questions({ productId, questions, state, base, writeHref }: Props) {
  const t = useTranslate();
  const [isAsking, setAsking] = useState(false);
  return (
    <section className={styles.questions}>
      <h2>{t('Questions about the product')}</h2>
      {questions === null && <Notice title={t('The questions did not load')} />}
      {questions?.total === 0 && <p>{t('Nobody has asked yet')}</p>}
      {questions && <QuestionList questions={questions.items} />}
      {questions && (
        <Pagination
          page={state.questions}
          pages={questions.pages}
          total={questions.total}
          limit={questions.limit}
          hrefOf={(page) => reviewsHref(base, { ...state, questions: page })}
        />
      )}
      {isAsking ? (
        <Suspense fallback={null}>
          <QuestionForm productId={productId} onSent={() => setAsking(false)} />
        </Suspense>
      ) : (
        <div>
          <ButtonLink
            kind="outlined"
            href={`${writeHref}#question`}
            rel="nofollow"
            onClick={(event) => {
              event.preventDefault();
              setAsking(true);
            }}
          >
            {t('Ask a question')}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}

import { useTranslate } from '@vitryna/i18n/react';
import type { QuestionView } from '../review-view.ts';
import styles from './question-list.module.css';

/** Questions with their answers. */
export function QuestionList({ questions }: { questions: QuestionView[] }) {
  const t = useTranslate();
  return questions.map(({ id, author, body, date, lang, answers }) => (
    <article key={id} className={styles.question}>
      <p className={styles.head}>
        <b>{author}</b> <span className={styles.date}>{date}</span>
      </p>
      <p className={styles.words} lang={lang ?? undefined}>
        {body}
      </p>
      {answers.map((answer, at) => (
        <div key={`${id}-${at}`} className={styles.answer}>
          <p className={styles.head}>
            <b>{answer.isShop ? t('The shop answers') : answer.author}</b>{' '}
            <span className={styles.date}>{answer.date}</span>
          </p>
          <p className={styles.words} lang={lang ?? undefined}>
            {answer.body}
          </p>
        </div>
      ))}
    </article>
  ));
}

import type { Faq } from '@vitryna/contracts/content';
import { useTranslate } from '@vitryna/i18n/react';
import { usePageAnchors } from '@vitryna/remote-kit';
import { Question, RichText } from '@vitryna/ui';
import { useRef } from 'react';
import { useOpenAnswer } from '../use-open-answer.ts';
import styles from './faq.module.css';

/** Questions in their groups. An answer has an address: a browser without JavaScript unfolds it, too, because its name is inside. */
export function FaqList({ groups }: Pick<Faq, 'groups'>) {
  const t = useTranslate();
  const anchor = usePageAnchors();
  const list = useRef<HTMLDivElement>(null);
  useOpenAnswer(list);
  return (
    <div ref={list}>
      {groups.map(({ title, items }) => (
        <section key={title} className={styles.group}>
          <h2>{title}</h2>
          {items.map(({ slug, q, a }) => (
            <Question key={slug} title={q}>
              <div {...anchor(slug)} tabIndex={-1} className={styles.answer}>
                <RichText html={a} />
                <a
                  className={styles.link}
                  href={`#${slug}`}
                  aria-label={t('Link to the answer: {{question}}', { question: q })}
                >
                  {t('Link to this answer')}
                </a>
              </div>
            </Question>
          ))}
        </section>
      ))}
    </div>
  );
}

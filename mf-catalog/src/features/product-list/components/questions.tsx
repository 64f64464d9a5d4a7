import { useTranslate } from '@vitryna/i18n/react';
import { Fold, RichText, SectionHeading } from '@vitryna/ui';
import styles from './questions.module.css';

/** Questions and answers that editors wrote below a list. */
export function Questions({ faq }: { faq: { q: string; a: string }[] }) {
  const t = useTranslate();
  return (
    <section>
      <SectionHeading>{t('Questions and answers')}</SectionHeading>
      {faq.map(({ q, a }) => (
        <Fold key={q} className={styles.question}>
          <summary>{q}</summary>
          <RichText html={a} />
        </Fold>
      ))}
    </section>
  );
}

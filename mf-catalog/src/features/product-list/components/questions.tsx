import { useTranslate } from '@vitryna/i18n/react';
import { Question, RichText, SectionHeading } from '@vitryna/ui';

/** Questions and answers that editors wrote below a list. */
export function Questions({ faq }: { faq: { q: string; a: string }[] }) {
  const t = useTranslate();
  return (
    <section>
      <SectionHeading>{t('Questions and answers')}</SectionHeading>
      {faq.map(({ q, a }) => (
        <Question key={q} title={q}>
          <RichText html={a} />
        </Question>
      ))}
    </section>
  );
}

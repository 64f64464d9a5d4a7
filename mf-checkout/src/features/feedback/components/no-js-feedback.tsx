import { FormFacts } from '@vitryna/forms';
import { useFormat, useTranslate } from '@vitryna/i18n/react';
import { Button, Notice, TextArea } from '@vitryna/ui';
import type { NoJsFeedback as NoJs } from '../load-feedback.ts';
import { likelihoods, stars } from '../scales.ts';
import styles from './feedback.module.css';
import { Scale } from './scale.tsx';

/** Why nothing is asked. */
function NothingAsked({ problem }: { problem: 'given' | 'missing' | 'failed' }) {
  const t = useTranslate();
  if (problem === 'given') return <Notice kind="ok" title={t('You have told us already, thank you')} />;
  if (problem === 'failed') return <Notice kind="error" title={t('That did not work. Try once more')} />;
  return <Notice title={t('This link is not good')}>{t('Open it from the e-mail once more.')}</Notice>;
}

/** The questions about a purchase without JavaScript, or why nothing is asked. */
export function NoJsFeedback({
  noJs: { key, orderId, token, products, problem, isRefused },
}: {
  noJs: NonNullable<NoJs>;
}) {
  const t = useTranslate();
  const { localise } = useFormat();
  if (problem !== null) {
    return (
      <div role="status">
        <NothingAsked problem={problem} />
      </div>
    );
  }
  const ends = [t('bad'), t('excellent')] as const;
  return (
    <form method="post" className={styles.form}>
      <FormFacts form="feedback" formKey={key} />
      <input type="hidden" name="orderId" value={orderId} />
      <input type="hidden" name="token" value={token} />
      <Scale name="service" question={t('How did we serve you?')} values={stars} ends={ends} />
      <Scale name="delivery" question={t('How was the delivery?')} values={stars} ends={ends} />
      <Scale
        name="nps"
        question={t('Would you recommend us to a friend?')}
        values={likelihoods}
        ends={[t('certainly not'), t('certainly')]}
      />
      {products.map(({ id, name }, index) => (
        <div key={id} className={styles.product}>
          <input type="hidden" name={`products.${index}.productId`} value={id} />
          <Scale name={`products.${index}.rating`} question={localise(name)} values={stars} ends={ends} isOptional />
          <TextArea
            name={`products.${index}.body`}
            label={t('A few words about it, if you like')}
            rows={2}
            maxLength={2000}
          />
        </div>
      ))}
      <TextArea name="comment" label={t('Anything else')} rows={3} maxLength={2000} />
      {isRefused && <Notice kind="error" title={t('That did not work. Try once more')} />}
      <Button type="submit" kind="primary" size={52}>
        {t('Send')}
      </Button>
    </form>
  );
}

import { FormFacts } from '@vitryna/forms';
import { useTranslate } from '@vitryna/i18n/react';
import { Button, Notice, panelClass, TextField } from '@vitryna/ui';
import type { NoJsFind } from '../load-find-order.ts';

/** Finds an order without JavaScript; a wrong pair gets one answer, whichever of them is wrong. */
export function NoJsFindForm({ noJs: { key, problem } }: { noJs: NonNullable<NoJsFind> }) {
  const t = useTranslate();
  const isWrong = problem === 'notFound' || problem === 'validation';
  return (
    <form method="post" className={panelClass} aria-label={t('Find my order')}>
      <FormFacts form="find" formKey={key} />
      <TextField name="number" label={t('Number of the order')} placeholder="1002-4587" inputMode="numeric" required />
      <TextField name="phone" type="tel" label={t('Phone')} autoComplete="tel" required />
      {problem !== null && (
        <Notice
          kind="error"
          title={isWrong ? t('There is no order with this number and phone') : t('That did not work. Try once more')}
        />
      )}
      <Button type="submit" kind="primary" size={52}>
        {t('Find my order')}
      </Button>
    </form>
  );
}

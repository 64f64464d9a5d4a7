import { FormFacts } from '@vitryna/forms';
import { useTranslate } from '@vitryna/i18n/react';
import { Button, classNames, Notice, TextField } from '@vitryna/ui';
import type { WarrantyView } from '../load-warranty.ts';
import styles from './warranty.module.css';
import { WarrantyTerms } from './warranty-terms.tsx';

/** The check that a browser posts, with its answer. */
export function NoJsWarranty({ warranty, problem }: WarrantyView) {
  const t = useTranslate();
  return (
    <>
      {warranty && (
        <div className={styles.result}>
          <WarrantyTerms warranty={warranty} />
        </div>
      )}
      {problem !== null && <Notice kind="error" title={refusalOf(problem, t)} />}
      <form method="post" className={classNames(styles.form, styles.alone)}>
        <FormFacts form="warranty" formKey={undefined} />
        <div className={styles.field}>
          <TextField
            name="number"
            label={t('Number of the order')}
            placeholder="1002-4587"
            inputMode="numeric"
            autoComplete="off"
            required
          />
        </div>
        <div className={styles.field}>
          <TextField name="phone" type="tel" label={t('Phone')} autoComplete="tel" required />
        </div>
        <Button type="submit" kind="primary" size={52}>
          {t('Check the warranty')}
        </Button>
      </form>
    </>
  );
}

function refusalOf(problem: string, t: (key: string) => string): string {
  if (problem === 'notFound' || problem === 'validation') return t('There is no order with this number and phone');
  if (problem === 'tooMany') return t('@Number of requests exceeded');
  return t('That did not work. Try once more');
}

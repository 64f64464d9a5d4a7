import { FormFacts, type NoJsFacts, RobotFacts } from '@vitryna/forms';
import { useTranslate } from '@vitryna/i18n/react';
import { Button, Notice } from '@vitryna/ui';
import type { ReactNode } from 'react';
import styles from './no-js-form.module.css';

type Props = {
  name: string;
  title: string;
  submit: string;
  productId: string;
  facts: NoJsFacts;
  children: ReactNode;
};

/** A form about one product that a browser posts, with what was wrong when it was posted before. */
export function NoJsForm({ name, title, submit, productId, facts, children }: Props) {
  const t = useTranslate();
  const { key, startedAt, problem } = facts;
  return (
    <form method="post" className={styles.form} aria-label={title}>
      <h2>{title}</h2>
      <FormFacts form={name} formKey={key} />
      <input type="hidden" name="productId" value={productId} />
      <RobotFacts startedAt={startedAt} />
      {problem !== null && <Notice kind="error" title={refusalOf(problem, t)} />}
      {children}
      <Button type="submit" kind="primary" size={52}>
        {submit}
      </Button>
    </form>
  );
}

function refusalOf(problem: string, t: (key: string) => string): string {
  if (problem === 'validation') return t('Look at the marked fields.');
  if (problem === 'inStock') return t('It is in stock again');
  if (problem === 'cheapAlready') return t('It costs no more than that already');
  return t('That did not work. Try once more');
}

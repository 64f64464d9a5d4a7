import { describeError } from '@vitryna/forms';
import { useTranslate } from '@vitryna/i18n/react';
import { Button, Notice, panelClass } from '@vitryna/ui';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import styles from '../panel.module.css';
import type { SaveFormState } from './use-save-form.ts';

type Props<Values extends FieldValues, Output> = {
  title: string;
  lead?: ReactNode;
  state: SaveFormState<Values, Output>;
  /** Beside its button. */
  foot?: ReactNode;
  children: ReactNode;
};

/** A part of the account that is saved by itself; what it says below its fields is announced. */
export function SaveForm<Values extends FieldValues, Output>({
  title,
  lead,
  state: { form, handleSubmit, isSubmitting, isSaved },
  foot,
  children,
}: Props<Values, Output>) {
  const t = useTranslate();
  const failure = describeError(form.formState.errors.root?.server, t);
  return (
    <form className={panelClass} onSubmit={handleSubmit} noValidate aria-label={title}>
      <h2>{title}</h2>
      {lead}
      <div className={styles.fields}>{children}</div>
      {failure !== null && <Notice kind="error" title={failure} />}
      <div className={styles.foot}>
        <Button type="submit" kind="solid" isBusy={isSubmitting}>
          {t('Save')}
        </Button>
        {foot}
        <span role="status" className={styles.saved}>
          {isSaved ? t('Saved') : ''}
        </span>
      </div>
    </form>
  );
}

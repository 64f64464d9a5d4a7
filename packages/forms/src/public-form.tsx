import { useTranslate } from '@vitryna/i18n/react';
import { Button, classNames, Notice } from '@vitryna/ui';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { describeError } from './describe-error.ts';
import styles from './public-form.module.css';
import { RobotTrap } from './robot-guard.tsx';
import type { PublicFormState } from './use-public-form.ts';

/** Props of {@link PublicForm}. */
export type PublicFormProps<Values extends FieldValues, Output> = {
  form: PublicFormState<Values, Output>;
  /** Words of the button that sends it. */
  submit: ReactNode;
  /** The button takes the whole width; it does unless told. */
  isButtonWide?: boolean;
  /** What else a shopper can do, under what went wrong with the form as a whole. */
  advice?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** The `<form>` around the fields of {@link usePublicForm}; below them what went wrong, and the button. */
export function PublicForm<Values extends FieldValues, Output>({
  form: { fields, handleSubmit, isSubmitting, element, trap },
  submit,
  isButtonWide = true,
  advice,
  className,
  children,
}: PublicFormProps<Values, Output>) {
  const failure = describeError(fields.formState.errors.root?.server, useTranslate());
  return (
    <form ref={element} className={classNames(styles.form, className)} onSubmit={handleSubmit} noValidate>
      {children}
      <RobotTrap ref={trap} />
      <div className={styles.foot}>
        {failure !== null && (
          <Notice kind="error" title={failure}>
            {advice}
          </Notice>
        )}
        <Button type="submit" kind="primary" size={52} isWide={isButtonWide} isBusy={isSubmitting}>
          {submit}
        </Button>
      </div>
    </form>
  );
}

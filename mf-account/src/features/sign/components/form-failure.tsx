import { describeError } from '@vitryna/forms';
import { useTranslate } from '@vitryna/i18n/react';
import { Notice } from '@vitryna/ui';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

type Props<Values extends FieldValues, Output> = { form: UseFormReturn<Values, unknown, Output> };

/** The error of a form as a whole. */
export function FormFailure<Values extends FieldValues, Output>({ form }: Props<Values, Output>) {
  const failure = describeError(form.formState.errors.root?.server, useTranslate());
  return failure === null ? null : <Notice kind="error" title={failure} />;
}

import { type FormFieldOf, useField } from '@vitryna/forms';
import type { FieldValues } from 'react-hook-form';
import { PasswordBox } from './password-box.tsx';

type Props<Values extends FieldValues, Output> = FormFieldOf<Values, Output> & {
  label: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
};

/** The field of a password in a form with rules. */
export function PasswordField<Values extends FieldValues, Output>({ form, name, ...rest }: Props<Values, Output>) {
  const { input, error } = useField(form.fields, name);
  return <PasswordBox {...rest} {...input} error={error} />;
}

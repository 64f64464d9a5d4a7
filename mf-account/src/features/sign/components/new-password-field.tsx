import type { FormFieldOf } from '@vitryna/forms';
import { type FieldValues, useWatch } from 'react-hook-form';
import { PasswordField } from './password-field.tsx';
import { StrengthText } from './strength-text.tsx';

type Props<Values extends FieldValues, Output> = FormFieldOf<Values, Output> & {
  label: string;
  /** Name and address of its owner: everybody tries these first. */
  ownWords: readonly string[];
};

/** A password to make, and how strong it is. */
export function NewPasswordField<Values extends FieldValues, Output>({ ownWords, ...field }: Props<Values, Output>) {
  const password: unknown = useWatch({ control: field.form.fields.control, name: field.name });
  return (
    <div>
      <PasswordField {...field} autoComplete="new-password" />
      <StrengthText password={typeof password === 'string' ? password : ''} ownWords={ownWords} />
    </div>
  );
}

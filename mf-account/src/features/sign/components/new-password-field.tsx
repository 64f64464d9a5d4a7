import type { FormFieldOf } from '@vitryna/forms';
import { useTranslate } from '@vitryna/i18n/react';
import type { FieldValues } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { type PasswordStrength, passwordStrength } from '../password-strength.ts';
import { PasswordField } from './password-field.tsx';
import styles from './sign.module.css';

type Props<Values extends FieldValues, Output> = FormFieldOf<Values, Output> & {
  label: string;
  /** Name and address of its owner: everybody tries these first. */
  ownWords: readonly string[];
};

const words: Record<PasswordStrength, string> = {
  short: 'At least 8 characters: a few words in a row are easy to remember',
  own: 'It is hardly more than your name or address. Add other words',
  weak: 'Easy to guess. Add a word or two',
  fair: 'Good. With one more word it would be strong',
  strong: 'Strong',
};

/** A password to make: how strong it is, is said in words, and announced when it changes. */
export function NewPasswordField<Values extends FieldValues, Output>({ ownWords, ...field }: Props<Values, Output>) {
  const t = useTranslate();
  const password: unknown = useWatch({ control: field.form.fields.control, name: field.name });
  const strength = passwordStrength(typeof password === 'string' ? password : '', ownWords);
  return (
    <div>
      <PasswordField {...field} autoComplete="new-password" />
      <div className={styles.strength}>
        <span className={styles.bar} data-strength={strength} aria-hidden="true">
          <i />
        </span>
        <span role="status">{t(words[strength])}</span>
      </div>
    </div>
  );
}

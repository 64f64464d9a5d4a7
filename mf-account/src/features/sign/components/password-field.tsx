import { type FormFieldOf, useField } from '@vitryna/forms';
import { useTranslate } from '@vitryna/i18n/react';
import { IconButton, TextField } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import styles from './sign.module.css';

type Props<Values extends FieldValues, Output> = FormFieldOf<Values, Output> & {
  label: string;
  /** What password managers are told: the password that is known, or one to make. */
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
};

/** A password that may be looked at, pasted and filled in. */
export function PasswordField<Values extends FieldValues, Output>({ form, name, ...rest }: Props<Values, Output>) {
  const t = useTranslate();
  const { input, error } = useField(form.fields, name);
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.password}>
      <TextField
        {...rest}
        {...input}
        error={error}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={129}
        required
      />
      <IconButton
        icon={icons.eye}
        className={styles.show}
        label={t('Show the password')}
        isPressed={isShown}
        onClick={() => setShown(!isShown)}
      />
    </div>
  );
}

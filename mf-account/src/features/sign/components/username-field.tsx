import { type FormFieldOf, FormTextField } from '@vitryna/forms';
import { useTranslate } from '@vitryna/i18n/react';
import type { FieldValues } from 'react-hook-form';

type Props<Values extends FieldValues, Output> = FormFieldOf<Values, Output> & { hint?: string };

/** An e-mail or a phone: which of them, its shape says. */
export function UsernameField<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const t = useTranslate();
  return (
    <FormTextField
      {...props}
      label={t('E-mail or phone')}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      inputMode="email"
      enterKeyHint="next"
      maxLength={255}
      required
    />
  );
}

import { useTranslate } from '@vitryna/i18n/react';
import { TextField } from '@vitryna/ui';

/** An e-mail or a phone, in a form that a browser posts: a phone's keyboard begins it with no capital and corrects nothing. */
export function NoJsUsername() {
  const t = useTranslate();
  return (
    <TextField
      name="username"
      label={t('E-mail or phone')}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      inputMode="email"
      maxLength={255}
      required
    />
  );
}

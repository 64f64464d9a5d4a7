import { isApiError } from '@vitryna/api-client';
import { recoverySetSchema } from '@vitryna/contracts/api';
import { useZodForm } from '@vitryna/forms';
import { useTranslate } from '@vitryna/i18n/react';
import { tabContext } from '@vitryna/remote-kit';
import { Button } from '@vitryna/ui';
import { setPassword } from '../api/set-password.ts';
import { sendInTurn } from '../tell-wait.ts';
import { FormFailure } from './form-failure.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { PasswordField } from './password-field.tsx';
import styles from './sign.module.css';

type Props = {
  token: string;
  /** Whose it is, mostly hidden; empty when nobody asked. */
  username: string;
  onDone: () => Promise<void>;
  /** The link has been used up, or is too old. */
  onGone: () => void;
};

/** A new password in place of one that was forgotten. */
export function NewPasswordForm({ token, username, onDone, onGone }: Props) {
  const t = useTranslate();
  const { form, handleSubmit, isSubmitting } = useZodForm({
    schema: recoverySetSchema,
    defaultValues: { token, password: '', passwordRepeat: '' },
    onSubmit: async (values) => {
      try {
        const user = await sendInTurn(form, () => setPassword(tabContext().api, values));
        if (user) await onDone();
      } catch (error) {
        if (!isApiError(error) || error.status !== 410) throw error;
        onGone();
      }
    },
  });
  const fields = { fields: form };
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <p className={styles.lead}>{t('Everybody who is signed in elsewhere will have to sign in again.')}</p>
      {username !== '' && (
        <div className={styles.who}>
          <input readOnly autoComplete="username" value={username} aria-label={t('E-mail or phone')} />
        </div>
      )}
      <NewPasswordField form={fields} name="password" label={t('New password')} ownWords={[username]} />
      <PasswordField
        form={fields}
        name="passwordRepeat"
        label={t('The new password once more')}
        autoComplete="new-password"
      />
      <FormFailure form={form} />
      <Button type="submit" kind="primary" size={52} isWide isBusy={isSubmitting}>
        {t('Save the password')}
      </Button>
    </form>
  );
}

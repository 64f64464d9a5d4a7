import { passwordChangeSchema } from '@vitryna/contracts/api';
import { useZodForm } from '@vitryna/forms';
import { useTranslate } from '@vitryna/i18n/react';
import { tabContext } from '@vitryna/remote-kit';
import { useStore } from '@vitryna/store/react';
import { Button } from '@vitryna/ui';
import { useState } from 'react';
import { changePassword } from '../api/change-password.ts';
import { sendInTurn } from '../tell-wait.ts';
import { FormFailure } from './form-failure.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { PasswordField } from './password-field.tsx';
import styles from './sign.module.css';

type Props = { /** The sessions are others now. */ onChanged: () => void };

/** Another password for who knows the present one. */
export function ChangePasswordForm({ onChanged }: Props) {
  const t = useTranslate();
  const [isChanged, setChanged] = useState(false);
  const profile = useStore(({ user }) => user.profile);
  const { form, handleSubmit, isSubmitting } = useZodForm({
    schema: passwordChangeSchema,
    defaultValues: { current: '', password: '', passwordRepeat: '' },
    onSubmit: async (values) => {
      const isDone = await sendInTurn(form, () => changePassword(tabContext().api, values).then(() => true));
      if (!isDone) return;
      form.reset();
      setChanged(true);
      onChanged();
    },
  });
  const fields = { fields: form };
  const { isDirty } = form.formState;
  return (
    <form className={`${styles.form} ${styles.narrow}`} onSubmit={handleSubmit} noValidate>
      <input hidden readOnly autoComplete="username" value={profile?.email ?? ''} />
      <PasswordField form={fields} name="current" label={t('Present password')} autoComplete="current-password" />
      <NewPasswordField
        form={fields}
        name="password"
        label={t('New password')}
        ownWords={[profile?.email ?? '', profile?.name.firstName ?? '']}
      />
      <PasswordField
        form={fields}
        name="passwordRepeat"
        label={t('The new password once more')}
        autoComplete="new-password"
      />
      <FormFailure form={form} />
      <div className={styles.ways}>
        <Button type="submit" kind="solid" isBusy={isSubmitting}>
          {t('Change the password')}
        </Button>
        <span role="status" className={styles.done}>
          {isChanged && !isDirty ? t('The password is changed') : ''}
        </span>
      </div>
    </form>
  );
}

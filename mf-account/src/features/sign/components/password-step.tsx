import { ruleMessages } from '@vitryna/contracts/rules';
import { z } from '@vitryna/contracts/zod';
import { useZodForm } from '@vitryna/forms';
import { useTranslate } from '@vitryna/i18n/react';
import { tabContext } from '@vitryna/remote-kit';
import { Button, CheckboxRow } from '@vitryna/ui';
import { useEffect, useState } from 'react';
import { sendCode } from '../api/send-code.ts';
import { signIn } from '../api/sign-in.ts';
import type { StepProps } from '../steps.ts';
import { sendInTurn } from '../tell-wait.ts';
import { FormFailure } from './form-failure.tsx';
import { KnownUsername } from './known-username.tsx';
import { PasswordField } from './password-field.tsx';
import styles from './sign.module.css';

const schema = z.object({ password: z.string().min(1, ruleMessages.required), remember: z.boolean() });

/** Somebody who has an account: the password, or a code instead of it. */
export function PasswordStep({ username, hasCode, onStep, onDone }: StepProps & { hasCode: boolean }) {
  const t = useTranslate();
  const [isSending, setSending] = useState(false);
  const { form, handleSubmit, isSubmitting } = useZodForm({
    schema,
    defaultValues: { password: '', remember: true },
    onSubmit: async (values) => {
      const user = await sendInTurn(form, () => signIn(tabContext().api, { username, ...values }));
      if (user) await onDone();
    },
  });
  useEffect(() => form.setFocus('password'), [form]);
  const askCode = async () => {
    setSending(true);
    form.clearErrors();
    try {
      const sent = await sendInTurn(form, () => sendCode(tabContext().api, username));
      if (sent) onStep({ name: 'code', username, sent });
    } catch {
      form.setError('root.server', { type: 'network', message: '@Internal server error' });
    } finally {
      setSending(false);
    }
  };
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <KnownUsername username={username} onChange={() => onStep({ name: 'username', username })} />
      <PasswordField form={{ fields: form }} name="password" label={t('Password')} autoComplete="current-password" />
      <CheckboxRow {...form.register('remember')}>{t('Remember me on this device')}</CheckboxRow>
      <FormFailure form={form} />
      <Button type="submit" kind="primary" size={52} isWide isBusy={isSubmitting}>
        {t('Sign in')}
      </Button>
      {hasCode && (
        <Button size={52} isWide isBusy={isSending} onClick={askCode}>
          {username.includes('@') ? t('Send a code by e-mail') : t('Send a code by SMS')}
        </Button>
      )}
      <button type="button" className={styles.way} onClick={() => onStep({ name: 'recovery', username })}>
        {t('Forgot the password?')}
      </button>
    </form>
  );
}

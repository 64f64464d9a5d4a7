import { createCodeSchema } from '@vitryna/contracts/api';
import { useZodForm } from '@vitryna/forms';
import { CodeField, refuseCode } from '@vitryna/forms/code';
import { phone } from '@vitryna/forms/phone';
import { useTranslate } from '@vitryna/i18n/react';
import { tabContext } from '@vitryna/remote-kit';
import { Button } from '@vitryna/ui';
import { useEffect, useState } from 'react';
import { type CodeSent, sendCode } from '../api/send-code.ts';
import { verifyCode } from '../api/verify-code.ts';
import type { StepProps } from '../steps.ts';
import { sendInTurn } from '../tell-wait.ts';
import { useCountdown } from '../use-countdown.ts';
import { FormFailure } from './form-failure.tsx';
import { KnownUsername } from './known-username.tsx';
import styles from './sign.module.css';

const schema = createCodeSchema(phone).pick({ code: true });

/** A code of six digits from an e-mail or a message; a phone fills it in by itself. */
export function CodeStep({ username, sent, onStep, onDone }: StepProps & { sent: CodeSent }) {
  const t = useTranslate();
  const [{ channel, resendIn }, setSent] = useState(sent);
  const { left, restart } = useCountdown(resendIn);
  const { form, handleSubmit, isSubmitting } = useZodForm({
    schema,
    defaultValues: { code: '' },
    onSubmit: async ({ code }) => {
      try {
        const user = await sendInTurn(form, () => verifyCode(tabContext().api, { username, code }));
        if (user) await onDone();
      } catch (error) {
        refuseCode(form, error);
      }
    },
  });
  useEffect(() => form.setFocus('code'), [form]);
  const sendAgain = async () => {
    form.reset();
    try {
      const again = await sendInTurn(form, () => sendCode(tabContext().api, username));
      if (!again) return;
      setSent(again);
      restart(again.resendIn);
    } catch {
      form.setError('root.server', { type: 'network', message: '@Internal server error' });
    }
  };
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <KnownUsername username={username} onChange={() => onStep({ name: 'username', username })} />
      <p className={styles.lead} role="status">
        {channel === 'email'
          ? t('We have sent a code of six digits to this address. It works for five minutes.')
          : t('We have sent a code of six digits to this number. It works for five minutes.')}
      </p>
      <CodeField form={{ fields: form }} />
      <FormFailure form={form} />
      <Button type="submit" kind="primary" size={52} isWide isBusy={isSubmitting}>
        {t('Sign in')}
      </Button>
      <div className={styles.ways}>
        <button type="button" className={styles.way} disabled={left > 0} onClick={sendAgain}>
          {left > 0 ? t('Another code in {{left}} s', { left }) : t('Send another code')}
        </button>
        <button type="button" className={styles.way} onClick={() => onStep({ name: 'password', username })}>
          {t('With a password')}
        </button>
      </div>
    </form>
  );
}

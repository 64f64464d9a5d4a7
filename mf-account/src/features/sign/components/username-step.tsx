import { createUsernameSchema } from '@vitryna/contracts/api';
import { z } from '@vitryna/contracts/zod';
import { useZodForm } from '@vitryna/forms';
import { phone } from '@vitryna/forms/phone';
import { useTranslate } from '@vitryna/i18n/react';
import { tabContext } from '@vitryna/remote-kit';
import { Button } from '@vitryna/ui';
import { askUsername } from '../api/ask-username.ts';
import type { StepProps } from '../steps.ts';
import { sendInTurn } from '../tell-wait.ts';
import { FormFailure } from './form-failure.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import styles from './sign.module.css';
import { UsernameField } from './username-field.tsx';

const schema = z.object({ username: createUsernameSchema(phone) });

/** The first step: an e-mail or a phone, told apart by its shape. */
export function UsernameStep({ username: known, onStep, onDone }: StepProps) {
  const t = useTranslate();
  const { form, handleSubmit, isSubmitting } = useZodForm({
    schema,
    defaultValues: { username: known },
    onSubmit: async ({ username }) => {
      const state = await sendInTurn(form, () => askUsername(tabContext().api, username));
      if (!state) return;
      const hasCode = state.methods.includes('code');
      onStep(state.exists ? { name: 'password', username, hasCode } : { name: 'signUp', username });
    },
  });
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <UsernameField form={{ fields: form }} name="username" hint={t('If you have no account yet, we will make one')} />
      <FormFailure form={form} />
      <Button type="submit" kind="primary" size={52} isWide isBusy={isSubmitting}>
        {t('Continue')}
      </Button>
      <PasskeyButton
        enter={async ({ enterByPasskey }) => {
          if (await enterByPasskey(tabContext().api)) await onDone();
        }}
      />
    </form>
  );
}

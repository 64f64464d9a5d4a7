import { ruleMessages } from '@vitryna/contracts/rules';
import { z } from '@vitryna/contracts/zod';
import { useZodForm } from '@vitryna/forms';
import { CodeField, refuseCode } from '@vitryna/forms/code';
import { useTranslate } from '@vitryna/i18n/react';
import { tabContext } from '@vitryna/remote-kit';
import { useStore } from '@vitryna/store/react';
import { Button, ModalFrame } from '@vitryna/ui';
import { useEffect, useState } from 'react';
import { reauthenticate, sendProofCode } from '../api/reauthenticate.ts';
import { sendInTurn } from '../tell-wait.ts';
import { useDialogName } from '../use-dialog-name.ts';
import { FormFailure } from './form-failure.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { PasswordField } from './password-field.tsx';
import styles from './sign.module.css';

type Props = { extra: unknown; onClose: () => void };

const titleId = 'reauthenticate-title';

const extraSchema = z.object({
  methods: z.array(z.string()),
  onProof: z.custom<() => void>((value) => typeof value === 'function'),
});

/** Before what takes an account away: somebody who is signed in shows that it is them. */
export function ReauthenticateModal({ extra, onClose }: Props) {
  const t = useTranslate();
  const { methods, onProof } = extraSchema.parse(extra);
  const frame = useDialogName(titleId);
  const [isByCode, setByCode] = useState(false);
  const done = () => {
    onProof();
    onClose();
  };
  return (
    <div ref={frame}>
      <ModalFrame title={t('Confirm that it is you')} titleId={titleId} onClose={onClose}>
        {isByCode ? (
          <ByCode onDone={done} />
        ) : (
          <ByPassword hasPasskey={methods.includes('passkey')} onDone={done} onCode={() => setByCode(true)} />
        )}
      </ModalFrame>
    </div>
  );
}

const passwordSchema = z.object({ password: z.string().min(1, ruleMessages.required) });

type ByPasswordProps = { hasPasskey: boolean; onDone: () => void; onCode: () => void };

function ByPassword({ hasPasskey, onDone, onCode }: ByPasswordProps) {
  const t = useTranslate();
  const email = useStore(({ user }) => user.profile?.email ?? '');
  const [isSending, setSending] = useState(false);
  const { form, handleSubmit, isSubmitting } = useZodForm({
    schema: passwordSchema,
    defaultValues: { password: '' },
    onSubmit: async (values) => {
      const isDone = await sendInTurn(form, () => reauthenticate(tabContext().api, values).then(() => true));
      if (isDone) onDone();
    },
  });
  useEffect(() => form.setFocus('password'), [form]);
  const askCode = async () => {
    setSending(true);
    form.clearErrors();
    try {
      if (await sendInTurn(form, () => sendProofCode(tabContext().api))) onCode();
    } catch {
      form.setError('root.server', { type: 'network', message: '@Internal server error' });
    } finally {
      setSending(false);
    }
  };
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <p className={styles.lead}>{t('What you are about to do needs your password once more, or a code.')}</p>
      <input hidden readOnly autoComplete="username" value={email} />
      <PasswordField form={{ fields: form }} name="password" label={t('Password')} autoComplete="current-password" />
      <FormFailure form={form} />
      <Button type="submit" kind="primary" size={52} isWide isBusy={isSubmitting}>
        {t('Continue')}
      </Button>
      {hasPasskey && (
        <PasskeyButton
          enter={async ({ proveByPasskey }) => {
            if (await proveByPasskey(tabContext().api)) onDone();
          }}
        />
      )}
      <Button size={52} isWide isBusy={isSending} onClick={() => void askCode()}>
        {t('Send a code by e-mail')}
      </Button>
    </form>
  );
}

const codeSchema = z.object({ code: z.string().regex(/^\d{6}$/, ruleMessages.invalid) });

function ByCode({ onDone }: { onDone: () => void }) {
  const t = useTranslate();
  const { form, handleSubmit, isSubmitting } = useZodForm({
    schema: codeSchema,
    defaultValues: { code: '' },
    onSubmit: async (values) => {
      try {
        const isDone = await sendInTurn(form, () => reauthenticate(tabContext().api, values).then(() => true));
        if (isDone) onDone();
      } catch (error) {
        refuseCode(form, error);
      }
    },
  });
  useEffect(() => form.setFocus('code'), [form]);
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <p className={styles.lead} role="status">
        {t('We have sent a code of six digits to this address. It works for five minutes.')}
      </p>
      <CodeField form={{ fields: form }} />
      <FormFailure form={form} />
      <Button type="submit" kind="primary" size={52} isWide isBusy={isSubmitting}>
        {t('Continue')}
      </Button>
    </form>
  );
}

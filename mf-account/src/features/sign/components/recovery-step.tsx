import { createUsernameSchema } from '@vitryna/contracts/api';
import { z } from '@vitryna/contracts/zod';
import { useZodForm } from '@vitryna/forms';
import { phone } from '@vitryna/forms/phone';
import { useTranslate } from '@vitryna/i18n/react';
import { tabContext } from '@vitryna/remote-kit';
import { Button } from '@vitryna/ui';
import { sendRecovery } from '../api/send-recovery.ts';
import { sendInTurn } from '../tell-wait.ts';
import { FormFailure } from './form-failure.tsx';
import styles from './sign.module.css';
import { UsernameField } from './username-field.tsx';

const schema = z.object({ username: createUsernameSchema(phone) });

type Props = { username: string; lead: string; onSent: (username: string) => void };

/** Asks for a link to a new password; nobody learns from the answer whether there is such an account. */
export function RecoveryStep({ username: known, lead, onSent }: Props) {
  const t = useTranslate();
  const { form, handleSubmit, isSubmitting } = useZodForm({
    schema,
    defaultValues: { username: known },
    onSubmit: async ({ username }) => {
      const sent = await sendInTurn(form, () => sendRecovery(tabContext().api, username));
      if (sent) onSent(username);
    },
  });
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <p className={styles.lead}>{lead}</p>
      <UsernameField form={{ fields: form }} name="username" />
      <FormFailure form={form} />
      <Button type="submit" kind="primary" size={52} isWide isBusy={isSubmitting}>
        {t('Send a link')}
      </Button>
    </form>
  );
}

/** The message afterwards, the same for every user name. */
export function RecoverySent({ username, onClose }: { username: string; onClose: () => void }) {
  const t = useTranslate();
  return (
    <div className={styles.form}>
      <p className={styles.lead} role="status">
        {t('If {{username}} has an account, a link to a new password is on its way. It works for an hour.', {
          username,
        })}
      </p>
      <p className={styles.lead}>{t('Nothing came? Look among the spam, or ask again in a few minutes.')}</p>
      <Button kind="primary" size={52} isWide onClick={onClose}>
        {t('Good')}
      </Button>
    </div>
  );
}

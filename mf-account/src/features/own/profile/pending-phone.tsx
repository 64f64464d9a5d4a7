import { phoneConfirmSchema } from '@vitryna/contracts/api';
import { useZodForm } from '@vitryna/forms';
import { CodeField, refuseCode } from '@vitryna/forms/code';
import { formatPhone } from '@vitryna/forms/phone';
import { useTranslate } from '@vitryna/i18n/react';
import { tabContext } from '@vitryna/remote-kit';
import { useStores } from '@vitryna/store/react';
import { confirmPhone } from '../api/confirm-phone.ts';
import styles from '../panel.module.css';
import { SaveForm } from './save-form.tsx';

/** The code of a phone that was asked for: until it is entered, the account keeps the previous one. */
export function PendingPhone({ phone }: { phone: string }) {
  const t = useTranslate();
  const stores = useStores();
  const state = useZodForm({
    schema: phoneConfirmSchema,
    defaultValues: { code: '' },
    onSubmit: async ({ code }, form) => {
      try {
        await confirmPhone(tabContext().api, code);
        await stores.user.load();
      } catch (error) {
        refuseCode(form, error);
      }
    },
  });
  return (
    <SaveForm
      title={t('Confirm the phone')}
      lead={
        <p className={styles.lead}>
          {t('We have sent a code of six digits to {{phone}}.', { phone: formatPhone(phone) })}
        </p>
      }
      state={{ ...state, isSaved: false }}
    >
      <CodeField form={{ fields: state.form }} />
    </SaveForm>
  );
}

import { isApiError } from '@vitryna/api-client';
import { phoneConfirmSchema } from '@vitryna/contracts/api';
import { FormTextField, useZodForm } from '@vitryna/forms';
import { formatPhone } from '@vitryna/forms/phone';
import { useTranslate } from '@vitryna/i18n/react';
import { tabContext } from '@vitryna/remote-kit';
import { useStores } from '@vitryna/store/react';
import { confirmPhone } from '../api/confirm-phone.ts';
import styles from '../panel.module.css';
import { SaveForm } from './save-form.tsx';

/** The code of a phone that was asked for: until it is entered, the account keeps the former one. */
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
        if (!isApiError(error) || (error.status !== 410 && error.code !== 'badCode')) throw error;
        const message = error.status === 410 ? 'This code does not work any more. Ask for another one' : '@Wrong code';
        form.setError('code', { type: 'badCode', message }, { shouldFocus: true });
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
      <FormTextField
        form={{ fields: state.form }}
        name="code"
        label={t('Code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        required
      />
    </SaveForm>
  );
}

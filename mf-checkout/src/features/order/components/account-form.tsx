import { orderAccountSchema } from '@vitryna/contracts/api';
import { describeError, FormTextField, useZodForm } from '@vitryna/forms';
import { useTranslate } from '@vitryna/i18n/react';
import { tabContext } from '@vitryna/remote-kit';
import { useStores } from '@vitryna/store/react';
import { Button, Notice } from '@vitryna/ui';
import { signUpFromOrder } from '../api/sign-up-from-order.ts';
import type { OrderFormProps } from '../order-form-props.ts';
import styles from './order.module.css';

const schema = orderAccountSchema.pick({ password: true });

/** Makes an account of what the order knows already: only a password is missing. */
export function AccountForm({ order, orderKey, onDone, onClose }: OrderFormProps) {
  const t = useTranslate();
  const stores = useStores();
  const { form, handleSubmit, isSubmitting } = useZodForm({
    schema,
    defaultValues: { password: '' },
    onSubmit: async ({ password }) => {
      await signUpFromOrder(tabContext().api, { ...orderKey, password });
      onDone();
      await stores.user.load();
    },
  });
  const refusal = form.formState.errors.root?.server;
  const failure = describeError(refusal, t);
  return (
    <form className={styles.page} onSubmit={handleSubmit} noValidate aria-label={t('Create an account')}>
      <input type="hidden" name="username" autoComplete="username" value={order.recipient.email ?? ''} />
      <FormTextField
        form={{ fields: form }}
        name="password"
        type="password"
        label={t('Password')}
        hint={t('At least 8 characters')}
        autoComplete="new-password"
        required
      />
      {failure !== null && <Notice kind="error" title={failure} />}
      <div className={styles.buttons}>
        <Button type="submit" kind="solid" isBusy={isSubmitting}>
          {t('Create an account')}
        </Button>
        {refusal?.type === 'emailTaken' && (
          <Button onClick={() => stores.modals.open('account', { view: 'signIn' })}>{t('Sign in')}</Button>
        )}
        <Button onClick={onClose}>{t('Close the form')}</Button>
      </div>
    </form>
  );
}

import { isApiError } from '@vitryna/api-client';
import { createSignUpSchema } from '@vitryna/contracts/api';
import { AgreementField, EmailField, NameField, PhoneField, useZodForm } from '@vitryna/forms';
import { phone } from '@vitryna/forms/phone';
import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { tabContext } from '@vitryna/remote-kit';
import { Button, CheckboxRow } from '@vitryna/ui';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { type SignUpInput, signUp } from '../api/sign-up.ts';
import type { StepProps } from '../steps.ts';
import { sendInTurn } from '../tell-wait.ts';
import { FormFailure } from './form-failure.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import styles from './sign.module.css';

type Values = {
  firstName: string;
  email: string;
  phone: string;
  password: string;
  marketing: boolean;
  agree: boolean;
};

const schema = createSignUpSchema(phone);

/** Somebody new: a name, an address, a password; the field that brought them here is filled in. */
export function SignUpStep({ username, onStep, onDone }: StepProps) {
  const t = useTranslate();
  const locale = useLocale();
  const isEmail = username.includes('@');
  const { form, handleSubmit, isSubmitting } = useZodForm<Values, SignUpInput>({
    schema,
    defaultValues: {
      firstName: '',
      email: isEmail ? username : '',
      phone: isEmail ? '' : username,
      password: '',
      marketing: false,
      agree: false,
    },
    onSubmit: async (values) => {
      try {
        const user = await sendInTurn(form, () => signUp(tabContext().api, { ...values, locale }));
        if (user) await onDone();
      } catch (error) {
        const field = isApiError(error) ? takenField[error.code ?? ''] : undefined;
        if (!isApiError(error) || !field) throw error;
        form.setError(field, { type: 'taken', message: error.messageKey ?? '' }, { shouldFocus: true });
      }
    },
  });
  useEffect(() => form.setFocus('firstName'), [form]);
  const [firstName, email] = useWatch({ control: form.control, name: ['firstName', 'email'] });
  const fields = { fields: form };
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <NameField form={fields} name="firstName" isFirst />
      <EmailField form={fields} name="email" />
      <PhoneField form={fields} name="phone" label={t('Phone, if you like')} isMasked isOptional />
      <NewPasswordField
        form={fields}
        name="password"
        label={t('Make a password')}
        ownWords={[firstName, email, email.split('@')[0] ?? '']}
      />
      <CheckboxRow {...form.register('marketing')}>{t('Send me offers and news by e-mail')}</CheckboxRow>
      <AgreementField form={fields} name="agree" />
      <FormFailure form={form} />
      <Button type="submit" kind="primary" size={52} isWide isBusy={isSubmitting}>
        {t('Create the account')}
      </Button>
      <button type="button" className={styles.way} onClick={() => onStep({ name: 'username', username })}>
        {t('I have an account')}
      </button>
    </form>
  );
}

const takenField: Record<string, 'email' | 'phone'> = { emailTaken: 'email', phoneTaken: 'phone' };

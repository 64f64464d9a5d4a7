import { emailMaxLength, nameMaxLength } from '@vitryna/contracts/constants';
import { describeError, useField, useZodForm } from '@vitryna/forms';
import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { paths } from '@vitryna/routing';
import { useStore } from '@vitryna/store/react';
import { Button, Checkbox, CheckboxRow, FieldError, Notice, TextField } from '@vitryna/ui';
import { useEffect } from 'react';
import styles from './lead-capture.module.css';
import { type LeadCaptureInput, type LeadCaptureValues, leadCaptureSchema } from './lead-capture-schema.ts';

const empty: LeadCaptureInput = {
  name: '',
  email: '',
  isAgreementAccepted: true,
  isMailingAccepted: false,
  website: '',
};

type Props = { onSubmit: (values: LeadCaptureValues) => Promise<void> };

/** Name, address, agreement (specification §5); a signed-in shopper finds the first two filled in. */
export function LeadCaptureForm({ onSubmit }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const profile = useStore(({ user }) => user.profile);
  const { form, handleSubmit, isSubmitting } = useZodForm({
    schema: leadCaptureSchema,
    defaultValues: { ...empty, name: profile?.name.firstName ?? '', email: profile?.email ?? '' },
    onSubmit,
  });
  useEffect(() => {
    // The user may be known later than the form is shown; what was typed meanwhile stays.
    if (!profile) return;
    const fillIn = (field: 'name' | 'email', value: string) => {
      // An empty field that was complained of is right now.
      const { invalid: shouldValidate } = form.getFieldState(field);
      if (form.getValues(field) === '') form.setValue(field, value, { shouldValidate });
    };
    fillIn('name', profile.name.firstName);
    fillIn('email', profile.email);
  }, [profile, form]);
  const name = useField(form, 'name');
  const email = useField(form, 'email');
  const agreement = useField(form, 'isAgreementAccepted');
  const failure = describeError(form.formState.errors.root?.server, t);
  return (
    <form className={styles.form} data-keep="lead-capture" onSubmit={handleSubmit} noValidate>
      <p className={styles.lead}>{t('Leave your address, and the coupon comes at once.')}</p>
      <TextField
        {...name.input}
        label={t('Name')}
        error={name.error}
        autoComplete="given-name"
        maxLength={nameMaxLength + 1}
        required
      />
      <TextField
        {...email.input}
        label={t('E-mail')}
        error={email.error}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={emailMaxLength + 1}
        required
      />
      <div className="visually-hidden" aria-hidden="true">
        <label>
          Website
          <input {...form.register('website')} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div>
        <CheckboxRow control={<Checkbox {...agreement.input} required />}>
          {t('I agree with the')}{' '}
          <a href={paths.privacyPolicy(locale)} target="_blank" rel="noopener">
            {t('terms of the privacy policy')}
          </a>
        </CheckboxRow>
        {agreement.error && <FieldError id={agreement.errorId}>{agreement.error}</FieldError>}
        <CheckboxRow control={<Checkbox {...form.register('isMailingAccepted')} />}>
          {t('I want letters about discounts. I can unsubscribe at any time.')}
        </CheckboxRow>
      </div>
      {failure !== null && <Notice kind="error" title={failure} />}
      <Button type="submit" kind="primary" size={52} isWide disabled={isSubmitting} isBusy={isSubmitting}>
        {t('Get the coupon')}
      </Button>
    </form>
  );
}

import type { Coupon } from '@vitryna/contracts/api';
import { emailMaxLength, nameMaxLength, resultAutoCloseMs } from '@vitryna/contracts/constants';
import { describeError, useField, useZodForm } from '@vitryna/forms';
import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { paths } from '@vitryna/routing';
import { useStore, useStores } from '@vitryna/store/react';
import { Button, Checkbox, CheckboxRow, Notice, TextField } from '@vitryna/ui';
import { useEffect, useState } from 'react';
import type { Shown } from '../api/subscribe.ts';
import { type SubscriptionInput, type SubscriptionValues, subscriptionSchema } from '../subscription-schema.ts';
import styles from './subscription-form.module.css';

/** Sends a subscription; null when the address has had its coupon. */
export type SendSubscription = (values: SubscriptionValues, shown: Shown) => Promise<Coupon | null>;
export type SubscriptionFormProps = { onSubmit: SendSubscription };

const empty: SubscriptionInput = {
  name: '',
  email: '',
  isAgreementAccepted: true,
  isMailingAccepted: false,
  website: '',
};

/** Name, address, agreement and the consent to mailings; the coupon is told in the success modal (specification §7). */
export function SubscriptionForm({ onSubmit }: SubscriptionFormProps) {
  const t = useTranslate();
  const locale = useLocale();
  const stores = useStores();
  const [startedAt] = useState(() => Date.now());
  const profile = useStore(({ user }) => user.profile);
  const { form, handleSubmit, isSubmitting } = useZodForm({
    schema: subscriptionSchema,
    defaultValues: { ...empty, name: profile?.name.firstName ?? '', email: profile?.email ?? '' },
    onSubmit: async (values, { reset }) => {
      const coupon = await onSubmit(values, { startedAt });
      reset(empty);
      // The pop-up would offer the same again.
      stores.appearance.markShown('leadCapture');
      stores.modals.open(
        'successful',
        coupon
          ? {
              title: t('Your discount is {{discount}} %', { discount: coupon.discount }),
              text: t('The coupon is in your mail too. Enter it at checkout.'),
              coupon: coupon.coupon,
              autoCloseMs: resultAutoCloseMs,
            }
          : {
              title: t('Check your mail'),
              text: t('This address already has a coupon: it is in the letter that we sent.'),
              autoCloseMs: resultAutoCloseMs,
            },
      );
    },
  });
  useEffect(() => {
    // The user may be known later than the form is shown; what was typed meanwhile stays.
    if (!profile) return;
    if (form.getValues('name') === '') form.setValue('name', profile.name.firstName);
    if (form.getValues('email') === '') form.setValue('email', profile.email);
  }, [profile, form]);
  const name = useField(form, 'name');
  const email = useField(form, 'email');
  const agreement = useField(form, 'isAgreementAccepted');
  const failure = describeError(form.formState.errors.root?.server, t);
  return (
    <form className={styles.form} data-keep="subscription" onSubmit={handleSubmit} noValidate>
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
      <div className={styles.trap} aria-hidden="true">
        <label>
          Website
          <input {...form.register('website')} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className={styles.consents}>
        <CheckboxRow control={<Checkbox {...agreement.input} required />}>
          {t('I agree with the')}{' '}
          <a href={paths.privacyPolicy(locale)} target="_blank" rel="noopener">
            {t('terms of the privacy policy')}
          </a>
        </CheckboxRow>
        {agreement.error && (
          <span id={agreement.errorId} className={styles.error} role="alert">
            {agreement.error}
          </span>
        )}
        <CheckboxRow control={<Checkbox {...form.register('isMailingAccepted')} />}>
          {t('I want letters about discounts. I can unsubscribe at any time.')}
        </CheckboxRow>
      </div>
      <div className={styles.consents}>
        {failure !== null && <Notice kind="error" title={failure} />}
        <Button type="submit" kind="primary" size={52} disabled={isSubmitting} isBusy={isSubmitting}>
          {t('Get the coupon')}
        </Button>
      </div>
    </form>
  );
}

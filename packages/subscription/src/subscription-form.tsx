import type { Coupon } from '@vitryna/contracts/api';
import { emailMaxLength, nameMaxLength, resultAutoCloseMs } from '@vitryna/contracts/constants';
import { describeError, useField, useZodForm } from '@vitryna/forms';
import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { paths } from '@vitryna/routing';
import type { ResultExtra } from '@vitryna/store';
import { useStore, useStores } from '@vitryna/store/react';
import { Button, CheckboxRow, classNames, FieldError, Notice, RobotTrap, TextField } from '@vitryna/ui';
import { useEffect, useState } from 'react';
import type { SendSubscription } from './subscribe.ts';
import styles from './subscription-form.module.css';
import { type SubscriptionInput, subscriptionSchema } from './subscription-schema.ts';

/** Props of {@link SubscriptionForm}. */
export type SubscriptionFormProps = {
  /** Its `data-keep`: each place that shows the form has its own. */
  name: string;
  /** Two columns where there is room, for a place in a page. */
  isWide?: boolean;
  send: SendSubscription;
  /** Called before the modal with the coupon opens; `reset` empties the form. */
  onSent: (reset: () => void) => void;
};

const empty: SubscriptionInput = {
  name: '',
  email: '',
  isAgreementAccepted: true,
  isMailingAccepted: false,
  website: '',
};

/** Name, address, agreement (specification §5); a signed-in shopper finds the first two filled in. The modal `successful` tells the coupon. */
export function SubscriptionForm({ name: keptAs, isWide = false, send, onSent }: SubscriptionFormProps) {
  const t = useTranslate();
  const locale = useLocale();
  const stores = useStores();
  const [startedAt] = useState(() => Date.now());
  const profile = useStore(({ user }) => user.profile);
  const { form, handleSubmit, isSubmitting } = useZodForm({
    schema: subscriptionSchema,
    defaultValues: { ...empty, name: profile?.name.firstName ?? '', email: profile?.email ?? '' },
    onSubmit: async (values, { reset }) => {
      const coupon = await send(values, { startedAt });
      onSent(() => reset(empty));
      stores.modals.open('successful', toResult(coupon, t));
    },
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
    <form
      className={classNames(styles.form, isWide && styles.wide)}
      data-keep={keptAs}
      onSubmit={handleSubmit}
      noValidate
    >
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
      <RobotTrap {...form.register('website')} />
      <div className={styles.consents}>
        <CheckboxRow {...agreement.input} required>
          {t('I agree with the')}{' '}
          <a href={paths.privacyPolicy(locale)} target="_blank" rel="noopener">
            {t('terms of the privacy policy')}
          </a>
        </CheckboxRow>
        {agreement.error && <FieldError id={agreement.errorId}>{agreement.error}</FieldError>}
        <CheckboxRow {...form.register('isMailingAccepted')}>
          {t('I want letters about discounts. I can unsubscribe at any time.')}
        </CheckboxRow>
      </div>
      <div className={styles.foot}>
        {failure !== null && <Notice kind="error" title={failure} />}
        <Button type="submit" kind="primary" size={52} isWide={!isWide} disabled={isSubmitting} isBusy={isSubmitting}>
          {t('Get the coupon')}
        </Button>
      </div>
    </form>
  );
}

function toResult(coupon: Coupon | null, t: ReturnType<typeof useTranslate>): ResultExtra {
  if (!coupon) {
    return {
      title: t('Check your mail'),
      text: t('This address already has a coupon: it is in the letter that we sent.'),
      autoCloseMs: resultAutoCloseMs,
    };
  }
  return {
    title: t('Your discount is {{discount}} %', { discount: coupon.discount }),
    text: t('The coupon is in your mail too. Enter it at checkout.'),
    coupon: coupon.coupon,
    autoCloseMs: resultAutoCloseMs,
  };
}

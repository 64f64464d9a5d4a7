import type { Coupon } from '@vitryna/contracts/api';
import { resultAutoCloseMs } from '@vitryna/contracts/constants';
import { AgreementField, EmailField, NameField, PublicForm, usePublicForm } from '@vitryna/forms';
import { useTranslate } from '@vitryna/i18n/react';
import type { ResultExtra } from '@vitryna/store';
import { useStore, useStores } from '@vitryna/store/react';
import { CheckboxRow } from '@vitryna/ui';
import type { SendSubscription } from './subscribe.ts';
import styles from './subscription-form.module.css';
import { type SubscriptionInput, subscriptionSchema } from './subscription-schema.ts';

/** Props of {@link SubscriptionForm}. */
export type SubscriptionFormProps = {
  /** Under which unsent input is kept: each place that shows the form has its own. */
  name: string;
  /** Two columns where there is room, for a place in a page. */
  isWide?: boolean;
  /** Whether the agreement is ticked at first: of the form that opens by itself it is (specification §5, reading 19). */
  isAgreed?: boolean;
  send: SendSubscription;
  /** Called before the modal with the coupon opens; `reset` empties the form. */
  onSent: (reset: () => void) => void;
};

const unagreed: SubscriptionInput = { name: '', email: '', isAgreementAccepted: false, isMailingAccepted: false };
const agreed: SubscriptionInput = { ...unagreed, isAgreementAccepted: true };

/** Name, address, agreement (specification §5); a signed-in shopper finds the first two filled in. The modal `successful` tells the coupon. */
export function SubscriptionForm({ name, isWide = false, isAgreed = false, send, onSent }: SubscriptionFormProps) {
  const t = useTranslate();
  const stores = useStores();
  const profile = useStore(({ user }) => user.profile);
  const form = usePublicForm({
    name,
    schema: subscriptionSchema,
    defaults: isAgreed ? agreed : unagreed,
    prefill: { name: profile?.name.firstName, email: profile?.email },
    send: async (values, guard, { reset }) => {
      const coupon = await send(values, guard);
      onSent(() => reset());
      stores.modals.open('successful', toResult(coupon));
    },
  });
  return (
    <PublicForm
      form={form}
      submit={t('Get the coupon')}
      isButtonWide={!isWide}
      className={isWide ? styles.wide : undefined}
    >
      <NameField form={form} name="name" label={t('Name')} isFirst />
      <EmailField form={form} name="email" />
      <div className={styles.consents}>
        <AgreementField
          form={form}
          name="isAgreementAccepted"
          words={[t('I agree with the'), t('terms of the privacy policy')]}
        />
        <CheckboxRow {...form.fields.register('isMailingAccepted')}>
          {t('I want e-mails about discounts. I can unsubscribe at any time.')}
        </CheckboxRow>
      </div>
    </PublicForm>
  );
}

function toResult(coupon: Coupon | null): ResultExtra {
  if (!coupon) {
    return {
      titleKey: 'Check your mail',
      textKey: 'This address already has a coupon: it is in the e-mail that we sent.',
      autoCloseMs: resultAutoCloseMs,
    };
  }
  return {
    titleKey: 'Your discount is {{discount}} %',
    textKey: coupon.isForCart
      ? 'The coupon is in your mail too. Enter it at checkout.'
      : 'The coupon is in your mail too. Name it when you order by phone.',
    values: { discount: coupon.discount },
    coupon: coupon.coupon,
    autoCloseMs: resultAutoCloseMs,
  };
}

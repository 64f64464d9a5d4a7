import { resultAutoCloseMs } from '@vitryna/contracts/constants';
import { AgreementField, EmailField, PhoneField, PublicForm, usePublicForm } from '@vitryna/forms';
import { useTranslate } from '@vitryna/i18n/react';
import { tabContext } from '@vitryna/remote-kit';
import { useStore, useStores } from '@vitryna/store/react';
import { watchAvailability } from '../api/watch-availability.ts';
import { type AvailabilityInput, availabilitySchema } from '../pre-order-schemas.ts';
import styles from './pre-order.module.css';

type Props = {
  productId: string /** Nobody knows the price yet: the form asks for it, too. */;
  isPriceAsked: boolean;
  onClose: () => void;
};

const defaults: AvailabilityInput = { email: '', phone: '', agree: false };

/** Asks to be told when a product can be bought, and what it costs: by e-mail or by message, one is enough. */
export function AvailabilityForm({ productId, isPriceAsked, onClose }: Props) {
  const t = useTranslate();
  const stores = useStores();
  const profile = useStore(({ user }) => user.profile);
  const form = usePublicForm({
    name: 'availability',
    schema: availabilitySchema,
    defaults,
    prefill: { email: profile?.email },
    send: async (values, guard) => {
      await watchAvailability(tabContext().api, { ...values, ...guard, productId });
      onClose();
      stores.modals.open('successful', {
        titleKey: isPriceAsked ? 'We will tell you the price' : 'We will tell you',
        textKey: isPriceAsked
          ? 'A message comes with the price as soon as we know it.'
          : 'A message comes as soon as the product can be bought.',
        autoCloseMs: resultAutoCloseMs,
      });
    },
  });
  return (
    <PublicForm form={form} submit={t('Tell me')}>
      <p className={styles.lead}>
        {isPriceAsked
          ? t('Leave an address or a phone number, and we will tell you the price and when it can be bought.')
          : t('Leave an address or a phone number, and we will write once it is back.')}
      </p>
      <EmailField form={form} name="email" isOptional />
      <PhoneField form={form} name="phone" label={t('or phone')} isOptional />
      <AgreementField form={form} name="agree" />
    </PublicForm>
  );
}

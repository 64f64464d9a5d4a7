import { emailMaxLength, resultAutoCloseMs } from '@vitryna/contracts/constants';
import { describeError, useField, useZodForm } from '@vitryna/forms';
import { useTranslate } from '@vitryna/i18n/react';
import { tabContext } from '@vitryna/remote-kit';
import { useStore, useStores } from '@vitryna/store/react';
import { TextField } from '@vitryna/ui';
import { useRef } from 'react';
import { watchAvailability } from '../api/watch-availability.ts';
import { availabilitySchema } from '../pre-order-schemas.ts';
import { FormFoot } from './form-foot.tsx';
import styles from './pre-order.module.css';

type Props = { productId: string; onClose: () => void };

/** Asks to be told when a product can be bought again: by letter or by message, one is enough. */
export function AvailabilityForm({ productId, onClose }: Props) {
  const t = useTranslate();
  const stores = useStores();
  const profile = useStore(({ user }) => user.profile);
  const trap = useRef<HTMLInputElement>(null);
  const startedAt = useRef(Date.now());
  const { form, handleSubmit, isSubmitting } = useZodForm({
    schema: availabilitySchema,
    defaultValues: { email: profile?.email ?? '', phone: '', agree: true },
    onSubmit: async (values) => {
      const guard = { website: trap.current?.value ?? '', startedAt: startedAt.current, sentAt: Date.now() };
      await watchAvailability(tabContext().api, { ...values, ...guard, productId });
      onClose();
      stores.modals.open('successful', {
        title: t('We will tell you'),
        text: t('A message comes as soon as the product can be bought.'),
        autoCloseMs: resultAutoCloseMs,
      });
    },
  });
  const email = useField(form, 'email');
  const phone = useField(form, 'phone');
  return (
    <form className={styles.form} data-keep="availability" onSubmit={handleSubmit} noValidate>
      <p className={styles.lead}>{t('Leave an address or a phone number, and we will write once it is back.')}</p>
      <TextField
        {...email.input}
        label={t('E-mail')}
        error={email.error}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={emailMaxLength + 1}
      />
      <TextField
        {...phone.input}
        label={t('or phone')}
        error={phone.error}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="+38 (0__) ___-__-__"
      />
      <FormFoot
        agreement={useField(form, 'agree')}
        trap={trap}
        failure={describeError(form.formState.errors.root?.server, t)}
        isSubmitting={isSubmitting}
        submit={t('Tell me')}
      />
    </form>
  );
}

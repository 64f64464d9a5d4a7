import type { PaymentOption } from '@vitryna/contracts/api';
import { asksFor } from '@vitryna/contracts/payment-methods';
import { EmailField, FormTextField } from '@vitryna/forms';
import { useFormat, useTranslate } from '@vitryna/i18n/react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { CheckoutForm } from '../checkout-form.ts';
import styles from './fields.module.css';
import { OptionCard } from './option-card.tsx';
import { PartsField } from './parts-field.tsx';
import { WayGroup } from './way-group.tsx';

type Props = { form: CheckoutForm; payments: PaymentOption[] };

/** How it is paid; what a way needs beside the choice is asked here. */
export function PaymentBlock({ form, payments }: Props) {
  const t = useTranslate();
  const { localise } = useFormat();
  const { fields } = form;
  const method = useWatch({ control: fields.control, name: 'payment.method' });
  // Asked here only of who left none before; it stays while it is typed.
  const [hadEmail] = useState(() => fields.getValues('recipient.email').trim() !== '');
  const chosen = payments.find((option) => option.method === method);
  return (
    <>
      <WayGroup form={form} name="payment.method" label={t('Way of payment')}>
        {payments.map((option) => (
          <OptionCard
            key={option.method}
            name="payment-method"
            value={option.method}
            isChosen={method === option.method}
            title={localise(option.name)}
            note={localise(option.note)}
            disabled={option.disabled && localise(option.disabled)}
            onChoose={() => {
              fields.clearErrors('payment.method');
              fields.setValue('payment.method', option.method, { shouldDirty: true });
            }}
          />
        ))}
      </WayGroup>
      {chosen?.plans && chosen.plans.length > 0 && <PartsField form={form} plans={chosen.plans} />}
      {asksFor(method, 'company') && (
        <div className={styles.pair}>
          <FormTextField
            form={form}
            name="payment.company.name"
            label={t('Company')}
            autoComplete="organization"
            required
          />
          <FormTextField
            form={form}
            name="payment.company.edrpou"
            label={t('Code of the register')}
            hint={t('8 digits, 10 of a sole trader')}
            inputMode="numeric"
            autoComplete="off"
            required
          />
        </div>
      )}
      {asksFor(method, 'email') && !hadEmail && (
        <EmailField form={form} name="recipient.email" label={t('E-mail, for the receipt')} />
      )}
    </>
  );
}

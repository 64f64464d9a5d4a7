import { EmailField, FormTextField, PhoneField } from '@vitryna/forms';
import { useTranslate } from '@vitryna/i18n/react';
import { CheckboxRow } from '@vitryna/ui';
import { useWatch } from 'react-hook-form';
import type { CheckoutForm } from '../checkout-form.ts';
import { loadPhones } from '../checkout-schema.ts';
import styles from './fields.module.css';

/** Its failure is told when a phone is judged. */
const preloadPhones = () => void loadPhones().catch(() => {});

/** The customer, and the recipient if that is another person. */
export function ContactsBlock({ form }: { form: CheckoutForm }) {
  const t = useTranslate();
  const isAnother = useWatch({ control: form.fields.control, name: 'isAnother' });
  return (
    <>
      <div className={styles.pair}>
        <PhoneField form={form} name="recipient.phone" isMasked onFocus={preloadPhones} />
        <EmailField form={form} name="recipient.email" label={t('E-mail, for the receipt')} isOptional />
        <FormTextField
          form={form}
          name="recipient.firstName"
          label={t('First name')}
          autoComplete="given-name"
          required
        />
        <FormTextField
          form={form}
          name="recipient.lastName"
          label={t('Last name')}
          autoComplete="family-name"
          required
        />
      </div>
      <CheckboxRow {...form.fields.register('isAnother')}>{t('Somebody else will collect the order')}</CheckboxRow>
      {isAnother && (
        <fieldset className={`${styles.group} ${styles.pair}`}>
          <legend className="visually-hidden">{t('Who will collect it')}</legend>
          <FormTextField
            form={form}
            name="anotherRecipient.firstName"
            label={t('First name of who collects')}
            autoComplete="section-recipient given-name"
            required
          />
          <FormTextField
            form={form}
            name="anotherRecipient.lastName"
            label={t('Last name of who collects')}
            autoComplete="section-recipient family-name"
            required
          />
          <PhoneField
            form={form}
            name="anotherRecipient.phone"
            label={t('Phone of who collects')}
            autoComplete="section-recipient tel"
            isMasked
            onFocus={preloadPhones}
          />
        </fieldset>
      )}
    </>
  );
}

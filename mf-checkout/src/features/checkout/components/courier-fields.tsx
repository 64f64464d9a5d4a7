import { SuggestField } from '@vitryna/delivery-view';
import { FormTextField } from '@vitryna/forms';
import { useFormat, useTranslate } from '@vitryna/i18n/react';
import { tabContext } from '@vitryna/remote-kit';
import { useWatch } from 'react-hook-form';
import { findStreets, streetLetters } from '../api/find-streets.ts';
import type { CheckoutForm } from '../checkout-form.ts';
import { useFieldError } from '../use-field-error.ts';
import styles from './fields.module.css';

/** The courier's address: a street of the city, or one that the list does not know, and the house. */
export function CourierFields({ form }: { form: CheckoutForm }) {
  const t = useTranslate();
  const { localise } = useFormat();
  const { fields } = form;
  const [cityRef, street] = useWatch({ control: fields.control, name: ['delivery.cityRef', 'delivery.street'] });
  const error = useFieldError(form, 'delivery.street.name');
  if (cityRef === '') return null;
  const setStreet = (ref: string, name: string) =>
    fields.setValue('delivery.street', { ref, name }, { shouldDirty: true, shouldValidate: error !== null });
  return (
    <>
      <SuggestField
        label={t('Street')}
        name="street"
        autoComplete="address-line1"
        value={street.name}
        from={streetLetters}
        find={(query, signal) => findStreets(tabContext().api, { cityRef, query }, signal)}
        describe={({ ref, name, type }) => ({ id: ref, title: `${localise(type)} ${localise(name)}` })}
        onChoose={({ ref, name, type }) => setStreet(ref, `${localise(type)} ${localise(name)}`)}
        onType={(name) => setStreet('', name)}
        onLeave={() => void fields.trigger('delivery.street.name')}
        error={error}
        texts={{
          list: t('Streets'),
          loading: t('Looking for streets…'),
          none: t('We know no such street. What you have typed counts, too.'),
          failed: t('Streets could not be loaded. What you have typed counts, too.'),
          offline: t('No connection. What you have typed counts, too.'),
        }}
      />
      <div className={styles.pair}>
        <FormTextField form={form} name="delivery.house" label={t('House')} autoComplete="address-line2" required />
        <FormTextField
          form={form}
          name="delivery.flat"
          label={t('Flat, if there is one')}
          autoComplete="address-line3"
        />
      </div>
      <FormTextField form={form} name="delivery.comment" label={t('For the courier, if you like')} />
    </>
  );
}

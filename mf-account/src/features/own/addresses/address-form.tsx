import type { City, SavedAddress, User } from '@vitryna/contracts/api';
import { CityField, readCity } from '@vitryna/delivery-view';
import { PointChooser } from '@vitryna/delivery-view/points';
import { describeError, FormTextField, NameField, PhoneField, useZodForm } from '@vitryna/forms';
import { useTranslate } from '@vitryna/i18n/react';
import { tabContext } from '@vitryna/remote-kit';
import { Button, FieldError, Radio } from '@vitryna/ui';
import { useEffect, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { saveAddress } from '../api/addresses.ts';
import styles from '../panel.module.css';
import { SaveForm } from '../profile/save-form.tsx';
import { addressFormSchema, newAddress, valuesOf } from './address-values.ts';

type Props = {
  user: User;
  /** The one that is changed; null for a new one. */
  address: SavedAddress | null;
  onSaved: (addresses: SavedAddress[]) => void;
  onClose: () => void;
};

/** The recipient and the place of an order: a post office or a door. */
export function AddressForm({ user, address, onSaved, onClose }: Props) {
  const t = useTranslate();
  const id = useId();
  const { api } = tabContext();
  const state = useZodForm({
    schema: addressFormSchema,
    defaultValues: address ? valuesOf(address, user) : newAddress(user),
    onSubmit: async (values) => onSaved(await saveAddress(api, values, address?.id ?? null)),
  });
  const { form } = state;
  const [method, cityRef, warehouseRef] = useWatch({
    control: form.control,
    name: ['method', 'cityRef', 'warehouseRef'],
  });
  const [city, setCity] = useState<City | null>(null);
  useEffect(() => {
    // The name of a city that was saved; without it the field is empty, and the city is chosen anew.
    if (address)
      readCity(api, address.delivery.method === 'pickup' ? '' : address.delivery.cityRef).then(
        setCity,
        () => undefined,
      );
  }, [address, api]);
  const fields = { fields: form };
  const { errors } = form.formState;
  const pointError = describeError(errors.warehouseRef, t);
  return (
    <SaveForm
      title={address ? t('Change the address') : t('New address')}
      state={{ ...state, isSaved: false }}
      foot={<Button onClick={onClose}>{t('Close')}</Button>}
    >
      <NameField form={fields} name="recipient.firstName" label={t('First name')} isFirst />
      <FormTextField
        form={fields}
        name="recipient.lastName"
        label={t('Last name')}
        autoComplete="family-name"
        required
      />
      <PhoneField form={fields} name="recipient.phone" isMasked />
      <CityField
        api={api}
        value={city}
        error={describeError(errors.cityRef, t)}
        onChoose={(chosen) => {
          setCity(chosen);
          form.setValue('warehouseRef', '');
          form.setValue('cityRef', chosen.ref, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
        }}
      />
      <fieldset className={`${styles.whole} ${styles.ways}`}>
        <legend className="visually-hidden">{t('How it is delivered')}</legend>
        {(['warehouse', 'courier'] as const).map((way) => (
          <label key={way} className={styles.way} htmlFor={`${id}-${way}`}>
            <Radio id={`${id}-${way}`} value={way} {...form.register('method')} />
            {way === 'warehouse' ? t('Post office or parcel locker') : t('Courier')}
          </label>
        ))}
      </fieldset>
      {method === 'courier' ? (
        <>
          <FormTextField form={fields} name="street" label={t('Street')} autoComplete="address-line1" required />
          <FormTextField form={fields} name="house" label={t('House')} autoComplete="address-line2" required />
          <FormTextField form={fields} name="flat" label={t('Flat, if there is one')} autoComplete="address-line3" />
        </>
      ) : (
        cityRef !== '' && (
          <div className={styles.whole} aria-describedby={pointError ? `${id}-point` : undefined}>
            {pointError && <FieldError id={`${id}-point`}>{pointError}</FieldError>}
            <PointChooser
              key={cityRef}
              api={api}
              cityRef={cityRef}
              value={warehouseRef === '' ? null : warehouseRef}
              onChoose={({ ref }) => form.setValue('warehouseRef', ref, { shouldDirty: true, shouldValidate: true })}
            />
          </div>
        )
      )}
    </SaveForm>
  );
}

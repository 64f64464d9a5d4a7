import type { Parcel, Warehouse } from '@vitryna/contracts/api';
import { PointChooser } from '@vitryna/delivery-view/points';
import { useTranslate } from '@vitryna/i18n/react';
import { tabContext } from '@vitryna/remote-kit';
import { FieldError } from '@vitryna/ui';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import type { CheckoutForm } from '../checkout-form.ts';
import type { Places } from '../places.ts';
import { useFieldError } from '../use-field-error.ts';
import styles from './fields.module.css';

type Props = { form: CheckoutForm; parcel: Parcel | null; onPlaces: (places: Partial<Places>) => void };

/** A post office or box of the city; what cannot take the parcel says why. */
export function PointField({ form, parcel, onPlaces }: Props) {
  const { fields } = form;
  const t = useTranslate();
  const errorId = useId();
  const [cityRef, chosen] = useWatch({ control: fields.control, name: ['delivery.cityRef', 'delivery.warehouseRef'] });
  const error = useFieldError(form, 'delivery.warehouseRef');
  if (cityRef === '') return null;
  const choose = (warehouse: Warehouse) => {
    onPlaces({ warehouse });
    fields.setValue('delivery.warehouseRef', warehouse.ref, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <fieldset
      className={styles.group}
      tabIndex={-1}
      data-wrong={error !== null || undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className="visually-hidden">{t('Post office or parcel locker')}</legend>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <PointChooser
        api={tabContext().api}
        cityRef={cityRef}
        {...(parcel && { parcel })}
        value={chosen === '' ? null : chosen}
        onChoose={choose}
      />
    </fieldset>
  );
}

import type { CheckoutOptions, City, DeliveryQuote } from '@vitryna/contracts/api';
import { CityField, shopperCityOf } from '@vitryna/delivery-view';
import { useFormat, useTranslate } from '@vitryna/i18n/react';
import { tabContext } from '@vitryna/remote-kit';
import { useWatch } from 'react-hook-form';
import type { CheckoutForm } from '../checkout-form.ts';
import { deliveryDays } from '../delivery-days.ts';
import type { Places } from '../places.ts';
import { useFieldError } from '../use-field-error.ts';
import { CourierFields } from './courier-fields.tsx';
import styles from './fields.module.css';
import { OptionCard } from './option-card.tsx';
import { PickupField } from './pickup-field.tsx';
import { PointField } from './point-field.tsx';

type Props = {
  form: CheckoutForm;
  deliveries: CheckoutOptions['deliveries'];
  quote: DeliveryQuote | null;
  places: Places;
  onPlaces: (places: Partial<Places>) => void;
};

/** Where the order goes: the city, the way there with its price and day, and the place in the city. */
export function DeliveryBlock({ form, deliveries, quote, places, onPlaces }: Props) {
  const t = useTranslate();
  const { localise, money, date } = useFormat();
  const { fields } = form;
  const method = useWatch({ control: fields.control, name: 'delivery.method' });
  const cityError = useFieldError(form, 'delivery.cityRef');
  const { api } = tabContext();
  const chooseCity = (city: City) => {
    shopperCityOf(api).choose(city);
    onPlaces({ city, warehouse: null });
    fields.setValue('delivery.cityRef', city.ref, { shouldDirty: true, shouldValidate: true });
    fields.setValue('delivery.warehouseRef', '', { shouldDirty: true });
    fields.setValue('delivery.street', { ref: '', name: '' }, { shouldDirty: true });
  };
  return (
    <>
      <CityField
        api={api}
        label={t('City')}
        value={places.city}
        onChoose={chooseCity}
        hint={places.city ? localise(places.city.region.name) : t('Begin to type its name')}
        error={method === 'pickup' ? null : cityError}
      />
      <div className={styles.options} role="radiogroup" aria-label={t('Way of delivery')}>
        {deliveries.map((way) => {
          const quoted = quote?.methods.find(({ method: known }) => known === way.method);
          return (
            <OptionCard
              key={way.method}
              name="delivery-method"
              value={way.method}
              isChosen={method === way.method}
              title={localise(way.name)}
              note={quoted ? deliveryDays(quoted.eta, t, date) : localise(way.note)}
              price={quoted && (quoted.free ? t('free') : money(quoted.price))}
              isFree={quoted?.free ?? false}
              disabled={localise(way.disabled ?? quoted?.disabled) || null}
              onChoose={() => fields.setValue('delivery.method', way.method, { shouldDirty: true })}
            />
          );
        })}
      </div>
      {method === 'warehouse' && <PointField form={form} parcel={quote?.parcel ?? null} onPlaces={onPlaces} />}
      {method === 'courier' && <CourierFields form={form} />}
      {method === 'pickup' && <PickupField form={form} onPlaces={onPlaces} />}
    </>
  );
}

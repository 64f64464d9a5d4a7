import type { CheckoutOptions, City, DeliveryQuote, SavedAddress } from '@vitryna/contracts/api';
import { CityField, shopperCityOf } from '@vitryna/delivery-view';
import { useFormat, useTranslate } from '@vitryna/i18n/react';
import { tabContext } from '@vitryna/remote-kit';
import { useEffect, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import type { CheckoutForm } from '../checkout-form.ts';
import { deliveryDays } from '../delivery-days.ts';
import type { Places } from '../places.ts';
import { goesTo } from '../saved-address.ts';
import { useFieldError } from '../use-field-error.ts';
import { CourierFields } from './courier-fields.tsx';
import { OptionCard } from './option-card.tsx';
import { PickupField } from './pickup-field.tsx';
import { PointField } from './point-field.tsx';
import { SavedAddresses } from './saved-addresses.tsx';
import { WayGroup } from './way-group.tsx';

type Props = {
  form: CheckoutForm;
  deliveries: CheckoutOptions['deliveries'];
  quote: DeliveryQuote | null;
  /** Of the account; none of a guest. */
  addresses: SavedAddress[];
  places: Places;
  onPlaces: (places: Partial<Places>) => void;
};

/** The order's destination: one of the addresses of an account, or a place that is filled in here. */
export function DeliveryBlock({ addresses, ...props }: Props) {
  const { form, quote, onPlaces } = props;
  const { control } = form.fields;
  const delivery = useWatch({ control, name: 'delivery' });
  const { errors } = useFormState({ control });
  const found = addresses.find((address) => goesTo(delivery, address)) ?? null;
  const [isElsewhere, setElsewhere] = useState(found === null);
  // Errors of an address are shown at its fields; they stay while it is put right.
  const isWrong = errors.delivery !== undefined;
  useEffect(() => {
    if (isWrong) setElsewhere(true);
  }, [isWrong]);
  const chosen = isElsewhere || isWrong ? null : found;
  return (
    <>
      {addresses.length > 0 && (
        <SavedAddresses
          form={form}
          addresses={addresses}
          chosen={chosen}
          quote={quote}
          onPlaces={onPlaces}
          onElsewhere={setElsewhere}
        />
      )}
      {chosen === null && <PlaceFields {...props} />}
    </>
  );
}

/** A place: the city, the way there with its price and day, and the point or the door in the city. */
function PlaceFields({ form, deliveries, quote, places, onPlaces }: Omit<Props, 'addresses'>) {
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
  const [city, region] = [places.city?.name, places.city?.region.name].map((name) => name && localise(name));
  // Kyiv is a region of its own: it is not said twice.
  const cityHint = city ? (region === city ? undefined : region) : t('Begin to type its name');
  return (
    <>
      <CityField
        api={api}
        label={t('City')}
        value={places.city}
        onChoose={chooseCity}
        hint={cityHint}
        error={method === 'pickup' ? null : cityError}
      />
      <WayGroup form={form} name="delivery.method" label={t('Way of delivery')}>
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
              onChoose={() => {
                fields.clearErrors('delivery.method');
                fields.setValue('delivery.method', way.method, { shouldDirty: true });
              }}
            />
          );
        })}
      </WayGroup>
      {method === 'warehouse' && <PointField form={form} parcel={quote?.parcel ?? null} onPlaces={onPlaces} />}
      {method === 'courier' && <CourierFields form={form} />}
      {method === 'pickup' && <PickupField form={form} onPlaces={onPlaces} />}
    </>
  );
}

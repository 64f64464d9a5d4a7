import { isApiError } from '@vitryna/api-client';
import type { DeliveryQuote, SavedAddress } from '@vitryna/contracts/api';
import { readPoint, shopperCityOf } from '@vitryna/delivery-view';
import { whyNotPoint } from '@vitryna/delivery-view/points';
import { maskPhone, unbrokenPhone } from '@vitryna/forms';
import { useFormat, useTranslate } from '@vitryna/i18n/react';
import { tabContext } from '@vitryna/remote-kit';
import { wholeWords } from '@vitryna/ui';
import { useEffect, useState } from 'react';
import type { CheckoutForm } from '../checkout-form.ts';
import { findPlaces } from '../find-places.ts';
import type { Places } from '../places.ts';
import { addressText, collectsAt, deliveryTo, goesTo } from '../saved-address.ts';
import styles from './fields.module.css';
import { OptionCard } from './option-card.tsx';

type Props = {
  form: CheckoutForm;
  addresses: SavedAddress[];
  /** The one that the order goes to; null for another place. */
  chosen: SavedAddress | null;
  quote: DeliveryQuote | null;
  onPlaces: (places: Partial<Places>) => void;
  /** True where the order goes to a place that is filled in below. */
  onElsewhere: (isElsewhere: boolean) => void;
};

const noPlaces: Places = { city: null, warehouse: null, pickupPoint: null };

/** The addresses of the account to choose one of, or another place. One that cannot take this order says why, and is no longer chosen. */
export function SavedAddresses({ form, addresses, chosen, quote, onPlaces, onElsewhere }: Props) {
  const t = useTranslate();
  const { localise, money } = useFormat();
  const { fields } = form;
  const { api } = tabContext();
  /** Why an address cannot be chosen, by its id. */
  const [refused, setRefused] = useState<Record<string, string>>({});
  const way = quote?.methods.find(({ method }) => method === chosen?.delivery.method);

  const choose = async (address: SavedAddress) => {
    const next = deliveryTo(address);
    onElsewhere(false);
    fields.clearErrors('delivery');
    fields.setValue('delivery', next, { shouldDirty: true });
    const { recipient: orders, anotherRecipient, isAnother } = fields.getValues();
    const collects = collectsAt(address, { orders, collects: isAnother ? anotherRecipient : null }, addresses);
    if (collects) fields.setValue('anotherRecipient', { ...collects, phone: maskPhone(collects.phone) });
    if (collects !== undefined) fields.setValue('isAnother', collects !== null, { shouldDirty: true });
    const places = await findPlaces(api, next, noPlaces);
    // A choice made in the meantime wins.
    if (!goesTo(fields.getValues('delivery'), address)) return;
    // It is the city of the whole store: the page's next visit would go back to the one before.
    if (places.city) shopperCityOf(api).choose(places.city);
    onPlaces(places);
  };
  const goElsewhere = () => {
    onElsewhere(true);
    const { method, cityRef } = fields.getValues('delivery');
    const street = { ref: '', name: '' };
    const nowhere = { method, cityRef, warehouseRef: '', street, house: '', flat: '', comment: '', pointId: '' };
    fields.setValue('delivery', nowhere, { shouldDirty: true });
    onPlaces({ warehouse: null });
  };

  const parcel = quote?.parcel;
  useEffect(() => {
    if (!chosen || !parcel) return;
    let isChosen = true;
    const refuse = (reason: string) => {
      if (!isChosen) return;
      setRefused((known) => ({ ...known, [chosen.id]: reason }));
      goElsewhere();
    };
    const { delivery } = chosen;
    if (way?.disabled) {
      refuse(localise(way.disabled));
      fields.setValue('delivery.method', 'warehouse', { shouldDirty: true });
    }
    if (!way?.disabled && delivery.method === 'warehouse') {
      const { cityRef, warehouseRef } = delivery;
      readPoint(api, warehouseRef, { cityRef, parcel }).then(
        (point) => {
          const reason = whyNotPoint(t, point);
          if (reason !== null) refuse(reason);
        },
        (error: unknown) => {
          // Whatever else went wrong: the order is judged by the store once more.
          if (isApiError(error) && error.status === 404) {
            refuse(whyNotPoint(t, { status: 'closed', maxWeightKg: null }) ?? '');
          }
        },
      );
    }
    return () => {
      isChosen = false;
    };
  }, [chosen?.id, parcel]);

  return (
    <div className={styles.options} role="radiogroup" aria-label={t('Saved addresses')}>
      {addresses.map((address) => {
        const { id, recipient } = address;
        const isChosen = chosen?.id === id;
        return (
          <OptionCard
            key={id}
            name="saved-address"
            value={id}
            isChosen={isChosen}
            title={wholeWords(addressText(address, localise, t))}
            note={
              <>
                {recipient.firstName} {recipient.lastName},{' '}
                <span className={styles.phone}>{unbrokenPhone(recipient.phone)}</span>
              </>
            }
            // Its room is there before it is: the words beside it keep their lines.
            price={isChosen && (way ? (way.free ? t('free') : money(way.price)) : '\u00A0')}
            isFree={isChosen && way?.free === true}
            disabled={refused[id] ?? null}
            onChoose={() => void choose(address)}
          />
        );
      })}
      <OptionCard
        name="saved-address"
        value="other"
        isChosen={chosen === null}
        title={t('Another address')}
        onChoose={goElsewhere}
      />
    </div>
  );
}

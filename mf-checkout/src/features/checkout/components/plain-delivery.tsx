import { useFormat, useTranslate } from '@vitryna/i18n/react';
import type { PlainCheckout } from '../load-plain.ts';
import { PlainChoice, PlainField } from './plain-fields.tsx';

/** Where the order goes, without JavaScript: the fields of every way stand there, those of the chosen one count. */
export function PlainDelivery({ view }: { view: NonNullable<PlainCheckout> }) {
  const t = useTranslate();
  const { localise } = useFormat();
  const { draft, options, points, pickupPoints, wrong } = view;
  const delivery = draft.delivery ?? {};
  return (
    <>
      <h2>{t('Delivery')}</h2>
      <PlainChoice
        name="delivery.method"
        wrong={wrong}
        legend={t('Way of delivery')}
        options={options.deliveries.map(({ method, name, disabled }) => ({
          value: method,
          title: localise(name),
          disabled: disabled && localise(disabled),
        }))}
        chosen={delivery.method ?? 'warehouse'}
      />
      <PlainChoice
        name="delivery.warehouseRef"
        wrong={wrong}
        legend={t('Post office or parcel locker')}
        options={points.map(({ ref, name, address, status }) => ({
          value: ref,
          // Carriers write the address into the name, too.
          title: localise(name).includes(localise(address))
            ? localise(name)
            : `${localise(name)}, ${localise(address)}`,
          disabled: status === 'working' ? null : t('does not work now'),
        }))}
        chosen={delivery.warehouseRef}
      />
      <PlainField
        name="delivery.street.name"
        label={t('Street, for the courier')}
        value={delivery.street?.name}
        wrong={wrong}
      />
      <PlainField name="delivery.house" label={t('House')} value={delivery.house} wrong={wrong} />
      <PlainField name="delivery.flat" label={t('Flat, if there is one')} value={delivery.flat} wrong={wrong} />
      <PlainChoice
        name="delivery.pointId"
        wrong={wrong}
        legend={t('Where to collect it')}
        options={pickupPoints.map(({ id, name, address }) => ({
          value: id,
          title: `${localise(name)}, ${localise(address)}`,
        }))}
        chosen={delivery.pointId}
      />
    </>
  );
}

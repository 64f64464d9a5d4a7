import { useFormat, useTranslate } from '@vitryna/i18n/react';
import type { NoJsCheckout } from '../load-no-js.ts';
import { NoJsChoice, NoJsField } from './no-js-fields.tsx';

/** The no-JS delivery form: the fields of every way stand there, those of the chosen one count. */
export function NoJsDelivery({ view }: { view: NonNullable<NoJsCheckout> }) {
  const t = useTranslate();
  const { localise } = useFormat();
  const { draft, options, points, pickupPoints, wrong } = view;
  const delivery = draft.delivery ?? {};
  return (
    <>
      <h2>{t('Delivery')}</h2>
      <NoJsChoice
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
      <NoJsChoice
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
      <NoJsField
        name="delivery.street.name"
        label={t('Street, for the courier')}
        value={delivery.street?.name}
        wrong={wrong}
      />
      <NoJsField name="delivery.house" label={t('House')} value={delivery.house} wrong={wrong} />
      <NoJsField name="delivery.flat" label={t('Flat, if there is one')} value={delivery.flat} wrong={wrong} />
      <NoJsChoice
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

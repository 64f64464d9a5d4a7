import { useTranslate } from '@vitryna/i18n/react';
import { type ServiceSlug, serviceSlugs } from '@vitryna/routing';
import { FieldFrame, inputClass } from '@vitryna/ui';
import { type ComponentProps, useId } from 'react';

/** The kind of place that is fitted out. */
export function PlaceSelect(props: ComponentProps<'select'>) {
  const t = useTranslate();
  const id = useId();
  const names: Record<ServiceSlug, string> = {
    apartment: t('Apartment'),
    house: t('House'),
    shop: t('Shop'),
    office: t('Office'),
    warehouse: t('Warehouse'),
    enterprises: t('Enterprise'),
  };
  return (
    <FieldFrame id={id} label={t('What to fit out')}>
      <select {...props} id={id} className={inputClass}>
        {serviceSlugs.map((slug) => (
          <option key={slug} value={slug}>
            {names[slug]}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

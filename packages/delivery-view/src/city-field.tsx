import type { ApiClient } from '@vitryna/api-client';
import type { City } from '@vitryna/contracts/api';
import { useLocale, useTranslate } from '@vitryna/i18n/react';
import type { FieldFrameProps } from '@vitryna/ui';
import { loadCalls } from './load-calls.ts';
import { SuggestField } from './suggest-field.tsx';

/** Props of {@link CityField}. */
export type CityFieldProps = Omit<FieldFrameProps, 'label'> & {
  api: ApiClient;
  label?: string;
  /** The chosen city; its name stands in the field. */
  value: City | null;
  onChoose: (city: City) => void;
  /** Name of the field, for forms that go without scripts. */
  name?: string;
};

/** Finds cities while they are typed, the largest ones before; leaving it with another text restores the chosen city. */
export function CityField({ api, label, value, ...props }: CityFieldProps) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <SuggestField
      {...props}
      label={label ?? t('City')}
      value={value?.name[locale] ?? ''}
      find={async (query, signal) => (await loadCalls()).findCities(api, query, signal)}
      describe={({ ref, name, district, region }) => ({
        id: ref,
        title: name[locale],
        // A city that is a region of its own is not said twice.
        note: [district, region.name]
          .flatMap((part) => part?.[locale] ?? [])
          .filter((part) => part !== name[locale])
          .join(', '),
      })}
      texts={{
        list: t('Cities'),
        loading: t('Looking for cities…'),
        none: t('We found no such city. Check the spelling, or name a larger one nearby.'),
        failed: t('Cities could not be loaded.'),
        offline: t('No connection. Cities will be here when it is back.'),
      }}
    />
  );
}

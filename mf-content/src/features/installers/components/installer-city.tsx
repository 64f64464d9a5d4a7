import type { ApiClient } from '@vitryna/api-client';
import type { City } from '@vitryna/contracts/api';
import { CityField, readCity } from '@vitryna/delivery-view';
import { type FormFieldOf, useField } from '@vitryna/forms';
import { useTranslate } from '@vitryna/i18n/react';
import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import type { ApplicationInput, ApplicationValues } from '../application-schema.ts';

type Props = Pick<FormFieldOf<ApplicationInput, ApplicationValues>, 'form'> & { api: ApiClient };

/** The city of an installer. The form knows it by its ref, which can be there before its name: of the visit, or of input that was kept. */
export function InstallerCity({ api, form: { fields } }: Props) {
  const t = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  const [city, setCity] = useState<City | null>(null);
  const { input, error } = useField(fields, 'city');
  const chosen = fields.watch('city');
  const isNamed = chosen === '' || chosen === city?.ref;
  const choose = (next: City | null) => {
    setCity(next);
    fields.setValue('city', next?.ref ?? '', { shouldDirty: true, shouldValidate: fields.formState.isSubmitted });
  };
  // A city without a name is none: it is chosen anew.
  const lose = useEffectEvent(() => choose(null));
  useEffect(() => {
    if (isNamed) return;
    let isWanted = true;
    readCity(api, chosen).then(
      (found) => isWanted && setCity(found),
      () => isWanted && lose(),
    );
    return () => {
      isWanted = false;
    };
  }, [api, chosen, isNamed]);
  // What the shopper types is no value of the form, but it is where the focus goes when the city is missing.
  const [target] = useState(() => ({ focus: () => place.current?.querySelector('input')?.focus() }));
  useImperativeHandle(input.ref, () => target, [target]);
  return (
    <div ref={place}>
      <CityField
        api={api}
        name="city"
        value={isNamed && chosen !== '' ? city : null}
        hint={t('Begin to type its name')}
        error={error}
        onChoose={choose}
      />
    </div>
  );
}

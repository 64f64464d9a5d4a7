import { useFound } from '@vitryna/delivery-view';
import { useFormat, useTranslate } from '@vitryna/i18n/react';
import { tabContext } from '@vitryna/remote-kit';
import type { ServiceSlug } from '@vitryna/routing';
import { TextField } from '@vitryna/ui';
import { getEstimate } from '../api/get-estimate.ts';
import { type PlaceInput, toPlace } from '../service-place.ts';
import { PlaceSelect } from './place-select.tsx';
import styles from './request.module.css';

const typingPauseMs = 300;

type PlaceFieldsProps = {
  value: PlaceInput;
  onChange: (value: PlaceInput) => void;
  /** The page is about one kind of place. */
  isPlaceKnown: boolean;
};

/** What is to be fitted out, and, while it is typed, what that may cost by the rates of the store. */
export function PlaceFields({ value, onChange, isPlaceKnown }: PlaceFieldsProps) {
  const t = useTranslate();
  const { money } = useFormat();
  const place = toPlace(value);
  const isSized = place.cameras !== undefined || place.area !== undefined;
  const found = useFound(
    isSized ? JSON.stringify(place) : null,
    (signal) => getEstimate(tabContext().api, place, signal),
    typingPauseMs,
  );
  const said =
    found.data === null
      ? t('An engineer says the price after a look at the place.')
      : t('Installation: {{from}} to {{to}}, equipment apart. The exact price comes after a look at the place.', {
          from: money(found.data.from),
          to: money(found.data.to),
        });
  return (
    <>
      {!isPlaceKnown && (
        <div className={styles.body}>
          <PlaceSelect
            value={value.place}
            onChange={({ target }) => onChange({ ...value, place: target.value as ServiceSlug })}
          />
        </div>
      )}
      <TextField
        label={t('How many cameras')}
        inputMode="numeric"
        maxLength={3}
        autoComplete="off"
        value={value.cameras}
        onChange={({ target }) => onChange({ ...value, cameras: target.value })}
      />
      <TextField
        label={t('Or the area, m²')}
        inputMode="numeric"
        maxLength={6}
        autoComplete="off"
        value={value.area}
        onChange={({ target }) => onChange({ ...value, area: target.value })}
      />
      <p role="status" className={styles.estimate}>
        {isSized && found.state === 'ready'
          ? said
          : t('Say either, and the rough price of the installation stands here.')}
      </p>
    </>
  );
}

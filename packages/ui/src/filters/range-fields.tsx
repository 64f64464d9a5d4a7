import { formatNumber } from '@vitryna/i18n';
import { useTranslate } from '@vitryna/i18n/react';
import { useRef } from 'react';
import { Button } from '../button/button.tsx';
import styles from './range-fields.module.css';
import { useInSight } from './use-in-sight.ts';

/** Props of {@link RangeFields}. */
export type RangeFieldsProps = {
  /** Names of the form fields. */
  names: { from: string; to: string };
  /** Lowest and highest value in the list without this filter: hints of the empty fields. */
  bounds: { min: number; max: number };
  /** The shopper's limits; `null` at an end that is open. */
  from: number | null;
  to: number | null;
  /** The limits, when no text beside the fields gives them. */
  label?: string;
  /** How many products lie at each stop, or in each of equal parts between the bounds; fewer than two leave the slider out. */
  slices: number[];
  /** The only values there are, rising; without them the slider stops at round ones. */
  stops?: number[] | undefined;
  /** A value in words. */
  textOf: (value: number) => string;
};

/** After the comma: as many as an address takes. */
const mostDigits = 6;

const loadSlider = async () => (await import('./range-slider.tsx')).RangeSlider;

/** Two fields of a filter form that take numbers as people write them (`12 000`, `6,3`), and a slider over a histogram that arrives when it is in sight. */
export function RangeFields({ names, bounds, from, to, label, slices, stops, textOf }: RangeFieldsProps) {
  const t = useTranslate();
  const fields = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const RangeSlider = useInSight(place, loadSlider);
  const field = (end: 'from' | 'to', value: number | null, hint: number) => (
    <label className={styles.field}>
      <span>{t(end)}</span>
      <input
        inputMode="decimal"
        name={names[end]}
        defaultValue={value === null ? undefined : formatNumber(value, mostDigits)}
        placeholder={formatNumber(hint, mostDigits)}
        aria-label={label && `${label}: ${t(end)}`}
      />
    </label>
  );
  return (
    <>
      <div ref={fields} className={styles.fields}>
        {field('from', from, bounds.min)}
        {field('to', to, bounds.max)}
        <Button type="submit" size={36} className={styles.apply}>
          OK
        </Button>
      </div>
      {slices.length > 1 && (
        <div ref={place} className={styles.slider}>
          {RangeSlider && <RangeSlider fields={fields} bounds={bounds} slices={slices} stops={stops} textOf={textOf} />}
        </div>
      )}
    </>
  );
}

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
  /** What the shopper asked for; `null` at an end that is open. */
  from: number | null;
  to: number | null;
  /** What is bounded, when the words beside the fields do not say it. */
  label?: string;
  /** How many products lie at each stop, or in each of equal parts between the bounds; fewer than two leave the slider out. */
  slices: number[];
  /** The only values there are, rising; without them the slider stops at round ones. */
  stops?: number[] | undefined;
  /** A value in words. */
  textOf: (value: number) => string;
};

const loadSlider = async () => (await import('./range-slider.tsx')).RangeSlider;

/** Two number fields of a filter form, and a slider over a histogram that arrives when it is in sight. */
export function RangeFields({ names, bounds, from, to, label, slices, stops, textOf }: RangeFieldsProps) {
  const t = useTranslate();
  const fields = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const RangeSlider = useInSight(place, loadSlider);
  const field = (end: 'from' | 'to', value: number | null, hint: number) => (
    <label className={styles.field}>
      <span>{t(end)}</span>
      <input
        type="number"
        inputMode="decimal"
        name={names[end]}
        min={0}
        step="any"
        defaultValue={value ?? undefined}
        placeholder={String(hint)}
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

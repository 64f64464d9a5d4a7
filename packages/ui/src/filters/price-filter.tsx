import { formatMoney } from '@vitryna/i18n';
import { useTranslate } from '@vitryna/i18n/react';
import { Button } from '../button/button.tsx';
import { FilterFrame } from './filter-group.tsx';
import styles from './price-filter.module.css';

/** Props of {@link PriceFilter}. Amounts are whole hryvnias. */
export type PriceFilterProps = {
  /** Lowest and highest price in the list without this filter. */
  bounds: { min: number; max: number };
  /** What the shopper asked for; `null` at an end that is open. */
  from: number | null;
  to: number | null;
  /** Names of the form fields. */
  names?: { from: string; to: string };
  /** How many products lie in each of equal slices between the bounds. */
  histogram?: number[];
  isOpen?: boolean;
};

/** Two number fields inside the filter form and, when known, how many products lie at each price. */
export function PriceFilter({
  bounds,
  from,
  to,
  names = { from: 'minPrice', to: 'maxPrice' },
  histogram,
  isOpen = true,
}: PriceFilterProps) {
  const t = useTranslate();
  return (
    <FilterFrame title={t('Price, ₴')} isOpen={isOpen}>
      <div className={styles.fields}>
        <PriceField name={names.from} label={t('from')} value={from} hint={bounds.min} />
        <PriceField name={names.to} label={t('to')} value={to} hint={bounds.max} />
        <Button type="submit" size={36} className={styles.apply}>
          OK
        </Button>
      </div>
      {histogram && histogram.length > 1 && (
        <Histogram slices={histogram} bounds={bounds} from={from ?? bounds.min} to={to ?? bounds.max} />
      )}
    </FilterFrame>
  );
}

type PriceFieldProps = { name: string; label: string; value: number | null; hint: number };

function PriceField({ name, label, value, hint }: PriceFieldProps) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <input
        type="number"
        inputMode="numeric"
        name={name}
        min={0}
        step={1}
        defaultValue={value ?? undefined}
        placeholder={String(hint)}
      />
    </label>
  );
}

type HistogramProps = { slices: number[]; bounds: { min: number; max: number }; from: number; to: number };

function Histogram({ slices, bounds, from, to }: HistogramProps) {
  const highest = Math.max(1, ...slices);
  const width = 240 / slices.length;
  const span = Math.max(1, bounds.max - bounds.min);
  const place = (price: number) => 8 + Math.max(0, Math.min(1, (price - bounds.min) / span)) * 224;
  const bars = { in: '', out: '' };
  for (const [index, count] of slices.entries()) {
    if (count === 0) continue;
    const height = Math.max(2, (count / highest) * 38);
    const middle = bounds.min + (span * (index + 0.5)) / slices.length;
    bars[middle >= from && middle <= to ? 'in' : 'out'] +=
      `M${(index * width + 1).toFixed(1)} 40v${(-height).toFixed(1)}h${(width - 2).toFixed(1)}V40z`;
  }
  return (
    <svg
      className={styles.histogram}
      viewBox="0 0 240 50"
      role="img"
      aria-label={`${formatMoney(from)} – ${formatMoney(to)}`}
    >
      <path className={styles.out} d={bars.out} />
      <path d={bars.in} />
      <path className={styles.axis} d="M0 40h240" />
      <path className={styles.range} d={`M${place(from).toFixed(1)} 40H${place(to).toFixed(1)}`} />
      <circle cx={place(from)} cy="40" r="7" />
      <circle cx={place(to)} cy="40" r="7" />
    </svg>
  );
}

import { filterNames } from '@vitryna/contracts/filters';
import { formatMoney } from '@vitryna/i18n';
import { useTranslate } from '@vitryna/i18n/react';
import { FilterFrame } from './filter-frame.tsx';
import styles from './price-filter.module.css';
import { RangeFields } from './range-fields.tsx';

/** Props of {@link PriceFilter}. Amounts are hryvnias. */
export type PriceFilterProps = {
  /** Lowest and highest price in the list without this filter. */
  bounds: { min: number; max: number };
  /** The shopper's limits; `null` at an end that is open. */
  from: number | null;
  to: number | null;
  /** How many products lie in each of equal slices between the bounds. */
  histogram?: number[];
  isOpen?: boolean;
  /** The result of the typed price. */
  note?: string;
};

const names = { from: filterNames.minPrice, to: filterNames.maxPrice };

/** The price: two number fields inside the filter form, and a slider over the number of products at each price. */
export function PriceFilter({ bounds, from, to, histogram = [], isOpen = true, note }: PriceFilterProps) {
  const t = useTranslate();
  const { min, max } = { min: Math.floor(bounds.min), max: Math.ceil(bounds.max) };
  return (
    <FilterFrame title={t('Price, ₴')} isOpen={isOpen}>
      <RangeFields names={names} bounds={{ min, max }} from={from} to={to} slices={histogram} textOf={formatMoney} />
      {note !== undefined && (
        <p className={styles.note} role="status">
          {note}
        </p>
      )}
    </FilterFrame>
  );
}

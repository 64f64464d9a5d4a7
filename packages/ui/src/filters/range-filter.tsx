import { useMemo } from 'react';
import { FilterFrame } from './filter-frame.tsx';
import type { FilterOption } from './filter-option.ts';
import { RangeFields } from './range-fields.tsx';

/** Props of {@link RangeFilter}. */
export type RangeFilterProps = {
  title: string;
  /** Names of the form fields. */
  names: { from: string; to: string };
  /** Every value there is, with its number, rising; those between the ends are chosen. */
  options: FilterOption[];
  /** Values of the outermost chosen options; `null` without a choice. */
  from: number | null;
  to: number | null;
  isOpen: boolean;
};

/** A filter whose values are numbers: a stretch of them is chosen by its two ends. */
export function RangeFilter({ title, names, options, from, to, isOpen }: RangeFilterProps) {
  const stops = useMemo(() => options.map((option) => option.number ?? 0), [options]);
  return (
    <FilterFrame title={title} chosenCount={from === null && to === null ? 0 : 1} isOpen={isOpen}>
      <RangeFields
        names={names}
        label={title}
        bounds={{ min: stops[0] ?? 0, max: stops.at(-1) ?? 0 }}
        from={from}
        to={to}
        slices={options.map(({ count }) => count)}
        stops={stops}
        textOf={(value) => options[stops.indexOf(value)]?.text ?? String(value)}
      />
    </FilterFrame>
  );
}

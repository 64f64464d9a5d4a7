import { isReversed } from '@vitryna/contracts/filters';
import { type FilterState, setOptions } from '@vitryna/routing';
import type { Ends } from './filter-form.ts';

/** An option of a range: its value in the address, and its number. */
export type RangeStop = { value: string; number: number };

/** Options of a specification, when it is a range. */
export type StopsOf = (slug: string) => readonly RangeStop[] | null;

/**
 * Chooses the options between the ends of each range. The address names them one by one (specification §5), so ends that hold
 * every option or are the wrong way round choose nothing; between two options the nearest is meant.
 */
export function chooseRanges(filters: FilterState, ranges: ReadonlyMap<string, Ends>, stopsOf: StopsOf): FilterState {
  let chosen = filters;
  for (const [slug, ends] of ranges) {
    const stops = stopsOf(slug);
    if (stops) chosen = setOptions(chosen, slug, optionsBetween(stops, ends));
  }
  return chosen;
}

function optionsBetween(stops: readonly RangeStop[], { from, to }: Ends): string[] {
  if (isReversed(from, to)) return [];
  const inside = stops.filter(({ number }) => number >= (from ?? -Infinity) && number <= (to ?? Infinity));
  if (inside.length === stops.length) return [];
  if (inside.length > 0) return inside.map(({ value }) => value);
  const wanted = from ?? to ?? 0;
  const nearest = stops.toSorted((a, b) => Math.abs(a.number - wanted) - Math.abs(b.number - wanted))[0];
  return nearest ? [nearest.value] : [];
}

/** The outermost numbers of the chosen options; `null` when two ends could not say them: several stretches, or all there are. */
export function endsOf(stops: readonly (RangeStop & { isChosen: boolean })[]): Ends | null {
  const first = stops.findIndex(({ isChosen }) => isChosen);
  if (first < 0) return { from: null, to: null };
  const last = stops.findLastIndex(({ isChosen }) => isChosen);
  const isWhole = first === 0 && last === stops.length - 1;
  if (isWhole || stops.slice(first, last + 1).some(({ isChosen }) => !isChosen)) return null;
  const end = (at: number, open: number) => (at === open ? null : (stops[at]?.number ?? null));
  return { from: end(first, 0), to: end(last, stops.length - 1) };
}

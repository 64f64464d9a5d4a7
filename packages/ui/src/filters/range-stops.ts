/** Most places that the slider of a continuous range stops at. */
const mostStops = 60;

/** Round values between two bounds, and the bounds themselves, for a slider with a sensible step for a key. */
export function roundStops(min: number, max: number): number[] {
  if (max <= min) return [];
  const rough = (max - min) / mostStops;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power);
  const stops = [min];
  for (let value = Math.floor(min / step) * step + step; value < max; value += step) stops.push(value);
  stops.push(max);
  return stops;
}

/** The stop that is nearest to a value, by its number. */
export function nearestStop(stops: readonly number[], value: number): number {
  let nearest = 0;
  for (const [index, stop] of stops.entries())
    if (Math.abs(stop - value) < Math.abs((stops[nearest] ?? 0) - value)) nearest = index;
  return nearest;
}

import { type MinorUnits, nothing, sum, times } from '@vitryna/money';
import type { DeliverySettings } from './delivery-settings.ts';
import type { KnownCity } from './find-cities.ts';

/** A method's price for a weight. */
export function tariffOf(
  { tariffs, perKg }: Pick<DeliverySettings, 'tariffs' | 'perKg'>,
  method: 'warehouse' | 'courier',
  weightKg: number,
): MinorUnits {
  const lines = tariffs.toSorted((one, other) => one.upToKg - other.upToKg);
  const line = lines.find(({ upToKg }) => weightKg <= upToKg);
  if (line !== undefined) return line[method];
  const last = lines.at(-1);
  return last === undefined ? nothing : sum([last[method], times(perKg, Math.ceil(weightKg - last.upToKg))]);
}

/** Days on the way between two cities. */
export function transitDays(
  { transit }: Pick<DeliverySettings, 'transit'>,
  from: Pick<KnownCity, 'lat' | 'lng'>,
  to: Pick<KnownCity, 'lat' | 'lng'>,
): number {
  const km = Math.hypot(
    (to.lat - from.lat) * 111.2,
    (to.lng - from.lng) * 111.2 * Math.cos(((from.lat + to.lat) * Math.PI) / 360),
  );
  const lines = transit.toSorted((one, other) => one.upToKm - other.upToKm);
  return lines.find(({ upToKm }) => km <= upToKm)?.days ?? (lines.at(-1)?.days ?? 0) + 1;
}

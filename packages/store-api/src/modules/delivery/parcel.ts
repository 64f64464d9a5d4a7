import type { Parcel } from '@vitryna/contracts/api';
import type { DeliverySettings } from './delivery-settings.ts';

type Sides = [number, number, number];
type Sent = { quantity: number; weightKg: number | null; dimensionsMm: Sides | null };

function largestFirst(sides: readonly number[]): Sides {
  const [longest = 0, middle = 0, shortest = 0] = sides.toSorted((one, other) => other - one);
  return [longest, middle, shortest];
}

/** One parcel of all that is sent: goods lie flat on each other, so that the heights add up and the largest base holds all. */
export function packParcel(
  sent: readonly Sent[],
  unknown: Pick<DeliverySettings, 'unknownWeightKg' | 'unknownSizeCm'>,
): Parcel {
  let grams = 0;
  let base: Sides = [0, 0, 0];
  for (const { quantity, weightKg, dimensionsMm } of sent) {
    const sizeCm = dimensionsMm?.map((side) => side / 10) ?? unknown.unknownSizeCm;
    const [longest, middle, shortest] = largestFirst(sizeCm);
    grams += Math.round((weightKg ?? unknown.unknownWeightKg) * 1000) * quantity;
    base = [Math.max(base[0], longest), Math.max(base[1], middle), base[2] + shortest * quantity];
  }
  const [longest, middle, shortest] = largestFirst(base.map((side) => Math.ceil(side)));
  return { weightKg: grams / 1000, sizeCm: [longest, middle, shortest] };
}

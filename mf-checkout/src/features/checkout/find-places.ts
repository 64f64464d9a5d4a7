import type { ApiClient } from '@vitryna/api-client';
import { readCity, readPoint } from '@vitryna/delivery-view';
import { getPickupPoints } from './api/get-pickup-points.ts';
import type { CheckoutValues } from './checkout-values.ts';
import type { Places } from './places.ts';

type References = Pick<CheckoutValues['delivery'], 'cityRef' | 'warehouseRef' | 'pointId'>;

/** The places that the form's references name: those that are known already, others are asked for; null for what there is no more. */
export async function findPlaces(
  api: ApiClient,
  { cityRef, warehouseRef, pointId }: References,
  known: Places,
): Promise<Places> {
  const find = async <Place>(
    ref: string,
    place: Place | null,
    knownRef: string | undefined,
    ask: () => Promise<Place>,
  ) => {
    if (ref === '') return null;
    return knownRef === ref ? place : ask().catch(() => null);
  };
  const askPickupPoint = async () => (await getPickupPoints(api)).find(({ id }) => id === pointId) ?? null;
  const [city, warehouse, pickupPoint] = await Promise.all([
    find(cityRef, known.city, known.city?.ref, () => readCity(api, cityRef)),
    find(warehouseRef, known.warehouse, known.warehouse?.ref, () => readPoint(api, warehouseRef, { cityRef })),
    find(pointId, known.pickupPoint, known.pickupPoint?.id, askPickupPoint),
  ]);
  return { city, warehouse, pickupPoint };
}

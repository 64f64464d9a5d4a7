import type { ApiClient } from '@vitryna/api-client';
import { type PickupPoint, pickupPointsSchema } from '@vitryna/contracts/api';

/** The shop's own pick-up points. */
export function getPickupPoints(api: ApiClient): Promise<PickupPoint[]> {
  return api.get('/delivery/pickup/list', { schema: pickupPointsSchema, isQuiet: true });
}

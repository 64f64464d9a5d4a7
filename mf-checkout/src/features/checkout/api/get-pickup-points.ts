import type { ApiClient } from '@vitryna/api-client';
import { type PickupPoint, pickupPointsSchema } from '@vitryna/contracts/api';

/** Where the shop itself hands orders out. */
export function getPickupPoints(api: ApiClient): Promise<PickupPoint[]> {
  return api.get('/delivery/pickup/list', { schema: pickupPointsSchema, isQuiet: true });
}

import type { ApiClient } from '@vitryna/api-client';
import { type Estimate, estimateSchema } from '@vitryna/contracts/api';
import type { toPlace } from '../service-place.ts';

/**
 * The rough price of an installation; null where it cannot be said without seeing the place.
 *
 * @throws an `ApiError`
 */
export function getEstimate(api: ApiClient, place: ReturnType<typeof toPlace>, signal: AbortSignal): Promise<Estimate> {
  const query = Object.fromEntries(Object.entries(place).map(([name, value]) => [name, String(value)]));
  return api.get('/marketing/estimate', { schema: estimateSchema, query, isQuiet: true, signal });
}

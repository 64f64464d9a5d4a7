import type { ApiClient } from '@vitryna/api-client';
import { availabilityResultSchema } from '@vitryna/contracts/api';
import type { RobotGuard } from '@vitryna/forms';
import type { AvailabilityValues } from '../pre-order-schemas.ts';

/**
 * Asks to be told when a product can be bought again; asking twice counts once.
 *
 * @throws an `ApiError`; 409 when it can be bought already, 410 when it never will
 */
export async function watchAvailability(
  api: ApiClient,
  body: AvailabilityValues & RobotGuard & { productId: string },
): Promise<void> {
  await api.post('/catalog/product/availability/subscribe', body, { schema: availabilityResultSchema });
}

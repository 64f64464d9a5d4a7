import type { ApiClient } from '@vitryna/api-client';
import { quickOrderResultSchema } from '@vitryna/contracts/api';
import type { RobotGuard } from '@vitryna/forms';

/** The input of an order by phone. */
export type QuickOrder = { productId: string; quantity: number; phone: string; agree: true };

/**
 * Orders one product by phone; the same key and body are one order (contract §0).
 *
 * @throws an `ApiError`; 409 when there is not as much of it
 */
export function orderQuickly(
  api: ApiClient,
  body: QuickOrder & RobotGuard,
  idempotencyKey: string,
): Promise<{ number: string }> {
  return api.post('/order/quick', body, { schema: quickOrderResultSchema, idempotencyKey });
}

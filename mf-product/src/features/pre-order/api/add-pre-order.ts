import type { ApiClient } from '@vitryna/api-client';
import { preorderResultSchema } from '@vitryna/contracts/api';
import type { RobotGuard } from '@vitryna/forms';
import type { PreOrderValues } from '../pre-order-schemas.ts';

/** A pre-order that was taken: its number for people, and when the product is expected. */
export type TakenPreOrder = { number: string; expectedAt: string | null };

/**
 * Orders what is announced; the same key and body are counted once (contract §0).
 *
 * @throws an `ApiError`; 409 when the product can no longer be pre-ordered
 */
export function addPreOrder(
  api: ApiClient,
  body: PreOrderValues & RobotGuard & { productId: string },
  idempotencyKey: string,
): Promise<TakenPreOrder> {
  return api.post('/catalog/product/preorder/add', body, { schema: preorderResultSchema, idempotencyKey });
}

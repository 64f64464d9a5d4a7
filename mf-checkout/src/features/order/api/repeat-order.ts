import type { ApiClient } from '@vitryna/api-client';
import { type Additions, additionsSchema } from '@vitryna/contracts/api';
import type { OrderKey } from './get-order.ts';

/** Puts into the cart what was ordered once. */
export function repeatOrder(api: ApiClient, body: OrderKey): Promise<Additions> {
  return api.post('/order/repeat', body, { schema: additionsSchema });
}

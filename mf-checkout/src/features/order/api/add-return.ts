import type { ApiClient } from '@vitryna/api-client';
import { returnResultSchema } from '@vitryna/contracts/api';
import type { ReturnRequest } from '../return-schema.ts';
import type { OrderKey } from './get-order.ts';

/** Asks to send things back. */
export function addReturn(api: ApiClient, body: OrderKey & ReturnRequest): Promise<{ id: string }> {
  return api.post('/order/return/add', body, { schema: returnResultSchema });
}

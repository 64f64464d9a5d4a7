import type { ApiClient } from '@vitryna/api-client';
import { type SignedIn, signedInSchema } from '@vitryna/contracts/api';
import type { OrderKey } from './get-order.ts';

/** Makes an account of an order's buyer and signs it in. */
export function signUpFromOrder(api: ApiClient, body: OrderKey & { password: string }): Promise<SignedIn> {
  return api.post('/account/sign/up/fromOrder', body, { schema: signedInSchema });
}

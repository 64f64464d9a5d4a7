import type { ApiClient } from '@vitryna/api-client';
import { type SavedAddress, savedAddressesSchema } from '@vitryna/contracts/api';

/** The addresses of the signed-in shopper's account. Quiet: an order can be made without them. */
export function getAddresses(api: ApiClient): Promise<SavedAddress[]> {
  return api.get('/account/address/list', { schema: savedAddressesSchema, isQuiet: true });
}

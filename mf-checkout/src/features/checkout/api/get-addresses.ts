import type { ApiClient } from '@vitryna/api-client';
import { type SavedAddress, savedAddressesSchema } from '@vitryna/contracts/api';

/** The addresses that the account of whoever is signed in keeps. Quiet: an order can be made without them. */
export function getAddresses(api: ApiClient): Promise<SavedAddress[]> {
  return api.get('/account/address/list', { schema: savedAddressesSchema, isQuiet: true });
}

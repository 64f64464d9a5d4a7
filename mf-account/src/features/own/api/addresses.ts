import type { ApiClient } from '@vitryna/api-client';
import { type AddressInput, type SavedAddress, savedAddressesSchema } from '@vitryna/contracts/api';

// Each call answers all addresses of the account: the default one first, then the latest.
const options = { schema: savedAddressesSchema };

export function getAddresses(api: ApiClient): Promise<SavedAddress[]> {
  return api.get('/account/address/list', options);
}

/** Adds an address, or writes the one that has the id anew. */
export function saveAddress(api: ApiClient, address: AddressInput, id: string | null): Promise<SavedAddress[]> {
  return id === null
    ? api.post('/account/address/add', address, options)
    : api.post('/account/address/update', { ...address, id }, options);
}

export function removeAddress(api: ApiClient, id: string): Promise<SavedAddress[]> {
  return api.post('/account/address/remove', { id }, options);
}

/** Makes an address the one that an order begins with. */
export function chooseAddress(api: ApiClient, id: string): Promise<SavedAddress[]> {
  return api.post('/account/address/default', { id }, options);
}

import type { ApiClient } from '@vitryna/api-client';
import {
  type Passkey,
  type PasskeyAssertion,
  type PasskeyAttestation,
  type PasskeyOptions,
  passkeyOptionsSchema,
  passkeysSchema,
  type SignedIn,
  signedInSchema,
} from '@vitryna/contracts/api';

/** The options to ask a browser for any key that it has. */
export function getSignInOptions(api: ApiClient): Promise<PasskeyOptions> {
  return api.post('/account/sign/passkey/options', {}, { schema: passkeyOptionsSchema });
}

/** Signs in with a key. */
export function signInByPasskey(api: ApiClient, response: PasskeyAssertion): Promise<SignedIn> {
  return api.post('/account/sign/passkey/verify', { response }, { schema: signedInSchema });
}

/** The browser's options for a key, to identify the shopper. */
export function getProofOptions(api: ApiClient): Promise<PasskeyOptions> {
  return api.post('/account/reauthenticate/options', {}, { schema: passkeyOptionsSchema });
}

/** The browser's options for a new key. */
export function getNewPasskeyOptions(api: ApiClient): Promise<PasskeyOptions> {
  return api.post('/account/passkey/options', {}, { schema: passkeyOptionsSchema });
}

/** Keeps a new key; this and the calls below answer all keys of the account. */
export function addPasskey(api: ApiClient, response: PasskeyAttestation): Promise<Passkey[]> {
  return api.post('/account/passkey/add', { response }, { schema: passkeysSchema });
}

export function getPasskeys(api: ApiClient): Promise<Passkey[]> {
  return api.get('/account/passkey/list', { schema: passkeysSchema });
}

export function renamePasskey(api: ApiClient, id: string, name: string): Promise<Passkey[]> {
  return api.post('/account/passkey/rename', { id, name }, { schema: passkeysSchema });
}

export function removePasskey(api: ApiClient, id: string): Promise<Passkey[]> {
  return api.post('/account/passkey/remove', { id }, { schema: passkeysSchema });
}

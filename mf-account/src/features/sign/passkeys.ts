import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { ApiClient } from '@vitryna/api-client';
import { type Passkey, passkeyAddSchema, passkeyAssertionSchema, type SignedIn } from '@vitryna/contracts/api';
import {
  addPasskey,
  getNewPasskeyOptions,
  getPasskeys,
  getProofOptions,
  getSignInOptions,
  removePasskey,
  renamePasskey,
  signInByPasskey,
} from './api/passkeys.ts';
import { reauthenticate } from './api/reauthenticate.ts';

type Options<Start extends (input: never) => unknown> = Parameters<Start>[0] extends { optionsJSON: infer Given }
  ? Given
  : never;

/** Closing the browser's dialog is not an error. */
async function unlessCancelled<Answer>(ask: Promise<Answer>): Promise<Answer | null> {
  try {
    return await ask;
  } catch (error) {
    const isCancelled = error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
    if (isCancelled || (error instanceof WebAuthnError && error.code === 'ERROR_CEREMONY_ABORTED')) return null;
    throw error;
  }
}

async function askForKey(given: Promise<{ options: object }>) {
  const { options } = await given;
  const optionsJSON = options as Options<typeof startAuthentication>;
  const response = await unlessCancelled(startAuthentication({ optionsJSON }));
  return response && passkeyAssertionSchema.parse(response);
}

/** Signs in by a key that this browser finds; null where the shopper has none or would rather not. */
export async function enterByPasskey(api: ApiClient): Promise<SignedIn | null> {
  const response = await askForKey(getSignInOptions(api));
  return response && signInByPasskey(api, response);
}

/** Shows who is there by a key; whether they did. */
export async function proveByPasskey(api: ApiClient): Promise<boolean> {
  const passkey = await askForKey(getProofOptions(api));
  if (passkey) await reauthenticate(api, { passkey });
  return passkey !== null;
}

/** Makes a key and has the store keep it; null where the shopper would rather not. */
async function makePasskey(api: ApiClient): Promise<Passkey[] | null> {
  const { options }: { options: object } = await getNewPasskeyOptions(api);
  const optionsJSON = options as Options<typeof startRegistration>;
  const response = await unlessCancelled(startRegistration({ optionsJSON }));
  return response && addPasskey(api, passkeyAddSchema.shape.response.parse(response));
}

/** The account page's passkey calls. */
export const passkeyDoor = (api: ApiClient) => ({
  isSupported: browserSupportsWebAuthn(),
  list: () => getPasskeys(api),
  add: () => makePasskey(api),
  rename: (id: string, name: string) => renamePasskey(api, id, name),
  remove: (id: string) => removePasskey(api, id),
});

import type { ApiClient } from '@vitryna/api-client';
import { type SignedIn, signedInSchema } from '@vitryna/contracts/api';

export type SetPasswordInput = { token: string; password: string; passwordRepeat: string };

/** Sets a new password by the link of an e-mail and signs in; all other sessions end. */
export function setPassword(api: ApiClient, input: SetPasswordInput): Promise<SignedIn> {
  return api.post('/account/recovery/set', input, { schema: signedInSchema });
}

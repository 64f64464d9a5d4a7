import type { ApiClient } from '@vitryna/api-client';
import { type SignedIn, signedInSchema } from '@vitryna/contracts/api';

export function verifyCode(api: ApiClient, input: { username: string; code: string }): Promise<SignedIn> {
  return api.post('/account/sign/code/verify', input, { schema: signedInSchema });
}

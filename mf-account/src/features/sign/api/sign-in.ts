import type { ApiClient } from '@vitryna/api-client';
import { type SignedIn, signedInSchema } from '@vitryna/contracts/api';

export type SignInInput = { username: string; password: string; remember: boolean };

export function signIn(api: ApiClient, input: SignInInput): Promise<SignedIn> {
  return api.post('/account/sign/in', input, { schema: signedInSchema });
}

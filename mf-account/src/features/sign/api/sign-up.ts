import type { ApiClient } from '@vitryna/api-client';
import { type createSignUpSchema, type SignedIn, signedInSchema } from '@vitryna/contracts/api';
import type { z } from '@vitryna/contracts/zod';

export type SignUpInput = z.output<ReturnType<typeof createSignUpSchema>>;

export function signUp(api: ApiClient, input: SignUpInput): Promise<SignedIn> {
  return api.post('/account/sign/up', input, { schema: signedInSchema });
}

import type { ApiClient } from '@vitryna/api-client';
import { nothingSchema } from '@vitryna/contracts/api';

export type ChangePasswordInput = { current: string; password: string; passwordRepeat: string };

/** Changes the password of who is signed in; all other sessions end. */
export async function changePassword(api: ApiClient, input: ChangePasswordInput): Promise<void> {
  await api.post('/account/password/change', input, { schema: nothingSchema });
}

import type { ApiClient } from '@vitryna/api-client';
import { type User, userSchema } from '@vitryna/contracts/api';

/** Confirms a phone by the code that was sent to it. */
export function confirmPhone(api: ApiClient, code: string): Promise<User> {
  return api.post('/account/phone/confirm', { code }, { schema: userSchema });
}

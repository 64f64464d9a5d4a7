import type { ApiClient } from '@vitryna/api-client';
import { type AccountUpdate, type User, userSchema } from '@vitryna/contracts/api';

/** Changes what is sent and leaves the rest as it is. */
export function updateAccount(api: ApiClient, changes: AccountUpdate): Promise<User> {
  return api.post('/account/update', changes, { schema: userSchema });
}

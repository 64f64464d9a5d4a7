import type { ApiClient } from '@vitryna/api-client';
import { type AccountExport, accountExportSchema, accountRemovalSchema, userSchema } from '@vitryna/contracts/api';

/** All that is kept of the user. */
export function exportAccount(api: ApiClient): Promise<AccountExport> {
  return api.post('/account/export', {}, { schema: accountExportSchema });
}

/** Asks for the removal of the account; answers when it goes. */
export async function removeAccount(api: ApiClient): Promise<string> {
  const { removalAt } = await api.post('/account/remove', {}, { schema: accountRemovalSchema });
  return removalAt;
}

/** Keeps an account that was to be removed. */
export async function keepAccount(api: ApiClient): Promise<void> {
  await api.post('/account/remove/cancel', {}, { schema: userSchema });
}

import type { ApiClient } from '@vitryna/api-client';
import { recoveryStateSchema } from '@vitryna/contracts/api';
import type { z } from '@vitryna/contracts/zod';

/** Whose link to a new password this is, mostly hidden. */
export function checkRecovery(api: ApiClient, token: string): Promise<z.infer<typeof recoveryStateSchema>> {
  return api.get('/account/recovery/check', { query: { token }, schema: recoveryStateSchema });
}

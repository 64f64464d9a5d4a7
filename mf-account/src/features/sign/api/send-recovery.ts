import type { ApiClient } from '@vitryna/api-client';
import { recoverySentSchema } from '@vitryna/contracts/api';
import type { z } from '@vitryna/contracts/zod';

/** Sends a link to a new password; the answer is the same for a name that nobody has. */
export function sendRecovery(api: ApiClient, username: string): Promise<z.infer<typeof recoverySentSchema>> {
  return api.post('/account/recovery/send', { username }, { schema: recoverySentSchema });
}

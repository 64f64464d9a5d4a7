import type { ApiClient } from '@vitryna/api-client';
import { usernameStateSchema } from '@vitryna/contracts/api';
import type { z } from '@vitryna/contracts/zod';

/** Whether somebody has this e-mail or phone, and how they can sign in. */
export function askUsername(api: ApiClient, username: string): Promise<z.infer<typeof usernameStateSchema>> {
  return api.post('/account/username', { username }, { schema: usernameStateSchema });
}

import type { ApiClient } from '@vitryna/api-client';
import { codeSentSchema } from '@vitryna/contracts/api';
import type { z } from '@vitryna/contracts/zod';

/** How a code was sent, how long it is good for and when another one may be asked for; seconds. */
export type CodeSent = z.infer<typeof codeSentSchema>;

export function sendCode(api: ApiClient, username: string): Promise<CodeSent> {
  return api.post('/account/sign/code/send', { username }, { schema: codeSentSchema });
}

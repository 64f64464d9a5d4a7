import type { ApiClient } from '@vitryna/api-client';
import { codeSentSchema, reauthenticatedSchema, type reauthenticateSchema } from '@vitryna/contracts/api';
import type { z } from '@vitryna/contracts/zod';
import type { CodeSent } from './send-code.ts';

/** Shows again that it is them, for a quarter of an hour. */
export async function reauthenticate(api: ApiClient, proof: z.input<typeof reauthenticateSchema>): Promise<void> {
  await api.post('/account/reauthenticate', proof, { schema: reauthenticatedSchema });
}

/** Sends a code for that to the account's own address. */
export function sendProofCode(api: ApiClient): Promise<CodeSent> {
  return api.post('/account/reauthenticate/code', {}, { schema: codeSentSchema });
}

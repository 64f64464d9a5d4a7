import type { Call } from '../../openapi/registry.ts';
import type { AccountOptions } from './account-options.ts';
import { createProfileCalls } from './profile-calls.ts';
import { createRecoveryCalls } from './recovery-calls.ts';
import { createSignCalls } from './sign-calls.ts';

/** The account calls of contract §6. */
export const createAccountCalls = (options: AccountOptions): Call[] => [
  ...createSignCalls(options),
  ...createRecoveryCalls(options),
  ...createProfileCalls(options),
];

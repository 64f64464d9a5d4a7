import type { Call } from '../../openapi/registry.ts';
import type { AccountOptions } from './account-options.ts';
import { createPasskeyCalls } from './passkey-calls.ts';
import { createPasskeySignCalls } from './passkey-sign-calls.ts';
import { createPhoneCalls } from './phone-calls.ts';
import { createProfileCalls } from './profile-calls.ts';
import { createReauthenticateCalls } from './reauthenticate-calls.ts';
import { createRecoveryCalls } from './recovery-calls.ts';
import { createSessionCalls } from './session-calls.ts';
import { createSignCalls } from './sign-calls.ts';

/** The account calls of contract §6. */
export const createAccountCalls = (options: AccountOptions): Call[] => [
  ...createSignCalls(options),
  ...createRecoveryCalls(options),
  ...createProfileCalls(options),
  ...createPhoneCalls(options),
  ...createSessionCalls(options),
  ...createReauthenticateCalls(options),
  ...createPasskeyCalls(options),
  ...createPasskeySignCalls(options),
];

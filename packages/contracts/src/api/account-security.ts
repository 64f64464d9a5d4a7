import { z } from '../zod.ts';
import { passkeyAssertionSchema } from './passkey.ts';
import { ruleMessages } from './rules.ts';
import { textInput } from './scalars.ts';

/** How somebody who is signed in can show again that it is them. */
export const reauthenticateMethods = ['password', 'code', 'passkey'] as const;

/** `error.details` of a 403 `reauthenticate`: the call is repeated after `/account/reauthenticate`. */
export const reauthenticateDetailsSchema = z.object({ methods: z.array(z.enum(reauthenticateMethods)) });

const sixDigits = z.string().regex(/^\d{6}$/, ruleMessages.invalid);

/** Body of `/account/reauthenticate`: the password, the code of `/account/reauthenticate/code`, or a passkey. */
export const reauthenticateSchema = z.union([
  z.object({ password: textInput(128).min(1, ruleMessages.required) }),
  z.object({ code: sixDigits }),
  z.object({ passkey: passkeyAssertionSchema }),
]);

/** Answer of `/account/reauthenticate`: until when nobody is asked again. */
export const reauthenticatedSchema = z.object({ until: z.string() });

/** Body of `/account/phone/confirm`: the code that `/account/update` has sent to the new phone. */
export const phoneConfirmSchema = z.object({ code: sixDigits });

/** Answer of `/account/remove`: when the account goes; until then signing in and `/account/remove/cancel` keep it. */
export const accountRemovalSchema = z.object({ removalAt: z.string() });

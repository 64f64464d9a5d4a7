import { z } from '../zod.ts';
import { text } from './rules.ts';
import { idInput } from './scalars.ts';

/** A key that a browser makes and keeps, as its owner sees it. */
export const passkeySchema = z.object({
  id: z.string(),
  /** The owner's name of it; at first the browser and the system. */
  name: z.string(),
  createdAt: z.string(),
  usedAt: z.string().nullable(),
  /** Whether it is kept in more places than the device that made it. */
  isSynced: z.boolean(),
});
export type Passkey = z.infer<typeof passkeySchema>;

/** Answer of the calls that list and change passkeys, the latest first. */
export const passkeysSchema = z.array(passkeySchema);

/** The browser's options in the standard's JSON form (`navigator.credentials`). */
export const passkeyOptionsSchema = z.object({ options: z.looseObject({ challenge: z.string() }) });
export type PasskeyOptions = z.infer<typeof passkeyOptionsSchema>;

/** Binary data of a browser's answer. */
const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/);
const attachment = z.enum(['platform', 'cross-platform']).nullish();
const credential = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: attachment,
};

/** A browser's answer to the question for a new key; what else it says is left out. */
const attestationSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(24_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});
export type PasskeyAttestation = z.infer<typeof attestationSchema>;

/** A browser's answer to the question for a key that it has; `userHandle` says whose. */
export const passkeyAssertionSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: base64url(200).nullish(),
  }),
});
export type PasskeyAssertion = z.infer<typeof passkeyAssertionSchema>;

const name = text(60);

/** Body of `/account/passkey/add`; without a name the browser and the system are its name. */
export const passkeyAddSchema = z.object({ response: attestationSchema, name: name.optional() });

/** Body of `/account/passkey/rename`. */
export const passkeyRenameSchema = z.object({ id: idInput, name });

/** Body of `/account/passkey/remove`. */
export const passkeyRemoveSchema = z.object({ id: idInput });

/** Body of `/account/sign/passkey/verify`. */
export const passkeySignInSchema = z.object({ response: passkeyAssertionSchema, remember: z.boolean().default(true) });

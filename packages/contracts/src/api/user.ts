import { z } from '../zod.ts';
import { localeSchema } from './scalars.ts';

export const userSchema = z.object({
  id: z.string(),
  name: z.object({ firstName: z.string(), lastName: z.string().nullable(), middleName: z.string().nullable() }),
  email: z.string(),
  emailConfirmed: z.boolean(),
  phone: z.string().nullable(),
  /** Whether a code has shown that the phone is the user's. */
  phoneConfirmed: z.boolean().default(false),
  /** The pending change that waits for its e-mail or code. */
  pending: z
    .object({ email: z.string().nullable(), phone: z.string().nullable() })
    .default({ email: null, phone: null }),
  /** When the account is removed, where its owner has asked for that. */
  removalAt: z.string().nullable().default(null),
  locale: localeSchema,
  birthday: z.string().nullable(),
  company: z.object({ name: z.string(), edrpou: z.string() }).nullable(),
  roles: z.array(z.string()),
  consents: z.object({
    marketingEmail: z.boolean(),
    marketingSms: z.boolean(),
    analytics: z.boolean(),
    updatedAt: z.string(),
  }),
  createdAt: z.string(),
});
export type User = z.infer<typeof userSchema>;

/** Answer of `/account/me`: null for an anonymous visitor, never 401 (reading 9). */
export const meSchema = userSchema.nullable();

/** The data of the anonymous session: cart lines, favourites, compared products. */
export const mergedSchema = z.object({ cart: z.number(), favorites: z.number(), comparison: z.number() });

/** Answer of `/account/sign/in` and of the other calls that sign somebody in. */
export const signedInSchema = userSchema.extend({ merged: mergedSchema });
export type SignedIn = z.infer<typeof signedInSchema>;

/** Answer of `/account/username`. */
export const usernameStateSchema = z.object({ exists: z.boolean(), methods: z.array(z.enum(['password', 'code'])) });

/** Answer of `/account/sign/code/send`; seconds. */
export const codeSentSchema = z.object({ channel: z.enum(['email', 'sms']), ttl: z.number(), resendIn: z.number() });

/** Answer of `/account/recovery/send`; seconds. */
export const recoverySentSchema = z.object({ ttl: z.number() });

/** Answer of `/account/recovery/check`: the user name, mostly hidden. */
export const recoveryStateSchema = z.object({ username: z.string() });

/** Answer of `/account/email/confirm`. */
export const confirmedEmailSchema = z.object({ email: z.string() });

/** Answer of the session calls: where somebody is signed in. */
export const sessionsSchema = z.array(
  z.object({ id: z.string(), device: z.string(), signedInAt: z.string(), seenAt: z.string(), isCurrent: z.boolean() }),
);

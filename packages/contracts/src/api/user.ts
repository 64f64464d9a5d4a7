import { z } from '../zod.ts';
import { localeSchema } from './scalars.ts';

export const userSchema = z.object({
  id: z.string(),
  name: z.object({ firstName: z.string(), lastName: z.string().nullable(), middleName: z.string().nullable() }),
  email: z.string(),
  emailConfirmed: z.boolean(),
  phone: z.string().nullable(),
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

/** Answer of `/account/me`: null for an anonymous visitor, never 401 (decision 9). */
export const meSchema = userSchema.nullable();

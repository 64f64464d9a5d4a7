import { z } from '../zod.ts';
import { openingHoursSchema } from './opening-hours.ts';
import { colourSchema, l10nSchema, linkSchema, pictureUrlSchema } from './scalars.ts';

/** Answer of `/shared/maintenanceMode`. */
export const maintenanceSchema = z.object({
  isEnabled: z.boolean(),
  message: z.union([z.string(), l10nSchema]).nullable(),
  until: z.string().nullish(),
});
export type Maintenance = z.infer<typeof maintenanceSchema>;

/** One line of a button. */
const name = z.string().min(1).max(20);

/** Answer of `/shared/config`: the store's own phones, links and switches (reading 20). */
export const configSchema = z.object({
  phone: z.string(),
  phones: z.array(z.string()),
  schedule: l10nSchema,
  /** The same hours as the store reckons with them; without them no page says whether it is open. */
  openingHours: openingHoursSchema.nullish().catch(null),
  socials: z.object({ video: linkSchema, photo: linkSchema, social: linkSchema, messenger: linkSchema }),
  /** The names of the four networks, the same in every language; unsaid, they are the networks whose signs are drawn. */
  socialNames: z.object({ video: name, photo: name, social: name, messenger: name }).default({
    video: 'YouTube',
    photo: 'Instagram',
    social: 'Facebook',
    messenger: 'Telegram',
  }),
  messengers: z.object({ bot: linkSchema, chat: linkSchema, helpdesk: linkSchema }),
  freeDelivery: z.number(),
  legal: z.object({ company: l10nSchema, edrpou: z.string(), address: l10nSchema, email: z.string() }),
  buildTag: z.string(),
  features: z.record(z.string(), z.boolean()),
  /** Google Tag Manager (`GTM-…`) or Analytics (`G-…`), loaded after consent; without one nothing foreign is loaded. */
  analyticsContainer: z
    .string()
    .regex(/^(?:GTM|G)-[A-Z0-9]{4,16}$/)
    .nullish()
    .catch(null),
});
export type Config = z.infer<typeof configSchema>;

/** One line of the redirect table; 410 has no target worth following. */
export const redirectSchema = z.object({
  from: z.string(),
  to: z.string(),
  code: z.union([z.literal(301), z.literal(302), z.literal(410)]),
});
export type Redirect = z.infer<typeof redirectSchema>;

/** Answer of `/shared/redirects`. */
export const redirectsSchema = z.array(redirectSchema);
export type Redirects = z.infer<typeof redirectsSchema>;

/** Answer of `/catalog/redirect`. */
export const pathRedirectSchema = redirectSchema.omit({ from: true }).nullable();

/** Answer of `/shared/export/translations`: key → text in both languages. */
export const translationsSchema = z.record(z.string(), l10nSchema);
export type Translations = z.infer<typeof translationsSchema>;

/** One slide of the advertising pop-up (specification §3). */
export const adCardSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  url: linkSchema,
  buttonLabel: z.string(),
  titleColor: colourSchema,
  descriptionColor: colourSchema,
  buttonLabelColor: colourSchema,
  buttonBorderColor: colourSchema,
  buttonBackgroundColor: colourSchema,
  backgroundImage: z.object({ url: pictureUrlSchema }).nullable(),
  overlayImage: z.object({ url: pictureUrlSchema, name: z.string() }).nullable(),
});
export type AdCard = z.infer<typeof adCardSchema>;

/** Answer of `/sliders/popup`. */
export const adCardsSchema = z.array(adCardSchema);

import { z } from '../zod.ts';
import { agree, edrpou, email, name255, optional, person, ruleMessages, text, text2000 } from './rules.ts';
import { idInput, moneySchema, textInput } from './scalars.ts';

/** Services of the store's installers. */
export const specializations = ['video', 'alarm', 'network', 'solar', 'smartHome'] as const;

/** Events of the contact forms: a name, a way to answer, perhaps a text. */
export const requestEvents = [
  'callback',
  'feedback',
  'cooperation',
  'wholesale',
  'partnership',
  'service',
  'becomeAuthor',
] as const;

/** Kinds of places that the store fits out. */
export const servicePlaces = ['apartment', 'shop', 'warehouse', 'office', 'house', 'enterprises'] as const;
export type ServicePlace = (typeof servicePlaces)[number];

/** How large a place is: by its cameras, else by its area in square metres. */
const serviceSize = {
  place: z.enum(servicePlaces).optional(),
  cameras: z.coerce.number().int().min(1).max(500).optional(),
  area: z.coerce.number().int().min(1).max(100_000).optional(),
};

/** `/marketing/estimate` */
export const estimateQuerySchema = z.object({ ...serviceSize, place: z.enum(servicePlaces) });

/** A rough price of an installation, with its equipment left out; null where somebody has to look at the place first. */
export const estimateSchema = z.object({ from: moneySchema, to: moneySchema }).nullable();
export type Estimate = z.infer<typeof estimateSchema>;

/** The lists that mails can be unsubscribed from. */
export const mailingLists = ['discounts', 'installers'] as const;
export const mailingListSchema = z.enum(mailingLists);
export type MailingList = z.infer<typeof mailingListSchema>;

/**
 * Fields that a person never fills in wrong, in place of a captcha (contract §0): `extraNote` is hidden and stays empty,
 * `startedAt` and `sentAt` are when the form was shown and sent, in milliseconds of the browser's clock. What they give away as
 * a robot's is asked for once more (400 `suspected`).
 */
export const formGuardSchema = z.object({
  extraNote: z.string().max(2000).optional(),
  startedAt: z.number().optional().catch(undefined),
  sentAt: z.number().optional().catch(undefined),
});
export type FormGuard = z.infer<typeof formGuardSchema>;

/** Files are sent apart from the form; a JSON body has none. */
const noFiles = z.array(z.unknown()).max(0, '@Wrong file type').optional();

/**
 * Body of `/marketing/event`. `phone` is the rule of a required phone, whose metadata are too heavy for this package.
 * `marketing` is the consent to mailings, apart from the agreement to the terms (reading 19).
 */
export function createMarketingEventSchema(phone: z.ZodType<string, string>) {
  const marketing = z.boolean().default(false);
  const contact = {
    name: name255,
    email: optional(email),
    subject: optional(text(255)),
    body: optional(text2000),
    page: textInput(2000).startsWith('/').optional(),
    files: noFiles,
    marketing,
    agree,
  };
  const subscription = formGuardSchema.extend({
    event: z.literal('subscriptionWithCoupon'),
    email,
    isConfirmed: agree,
    name: name255,
    marketing,
  });
  const installer = formGuardSchema.extend({
    event: z.literal('subscriptionInstaller'),
    name: person,
    phone,
    email,
    city: idInput,
    company: optional(name255),
    edrpou: optional(edrpou),
    specializations: z.array(z.enum(specializations)).min(1, ruleMessages.required).max(specializations.length),
    marketing,
    agree,
  });
  const callback = formGuardSchema.extend({ event: z.literal('callback'), ...contact, phone });
  const request = formGuardSchema
    .extend({ event: z.enum(requestEvents).exclude(['callback']), ...contact, ...serviceSize, phone: optional(phone) })
    .superRefine((value, context) => {
      const miss = (path: string) =>
        context.addIssue({
          code: 'custom',
          path: [path],
          message: ruleMessages.required,
          params: { rule: 'required' },
        });
      if (value.phone === undefined && value.email === undefined) miss('email');
      if (value.event === 'feedback' && value.body === undefined) miss('body');
    });
  return z.discriminatedUnion('event', [subscription, installer, callback, request]);
}

/** A form's input of `/marketing/event`. */
export type MarketingEvent = z.input<ReturnType<typeof createMarketingEventSchema>>;

/**
 * Answer to `subscriptionWithCoupon`: the code, the discount in percent, and until when. It is mailed as well. `isForCart`: the cart takes
 * it; otherwise it is named when an order is made by phone.
 */
export const couponSchema = z.object({
  coupon: z.string(),
  discount: z.number(),
  expiresAt: z.string(),
  isForCart: z.boolean().optional(),
});
export type Coupon = z.infer<typeof couponSchema>;

/** Answer to `subscriptionInstaller`: a person looks at it first. */
export const applicationSchema = z.object({ id: z.string(), status: z.literal('pending') });

/** Answer to every other form. */
export const requestSchema = z.object({ id: z.string() });

/** Answer of `/marketing/event`. */
export const marketingResultSchema = z.union([couponSchema, applicationSchema, requestSchema]);

/** Body of `/marketing/unsubscribe`; the token comes from a mail. */
export const unsubscribeSchema = z.object({ token: textInput(200).min(1), list: mailingListSchema });

const utm = textInput(255).optional();

/** `/sliders/popup`: the campaign that the shopper came by. */
export const popupQuerySchema = z.object({
  utm_source: utm,
  utm_medium: utm,
  utm_campaign: utm,
  utm_term: utm,
  utm_content: utm,
});

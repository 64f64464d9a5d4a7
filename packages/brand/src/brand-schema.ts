import { configSchema, openingHoursSchema } from '@vitryna/contracts/api';
import { isUkrainianIban } from '@vitryna/contracts/check-digits';
import { perLocale } from '@vitryna/contracts/languages';
import { z } from 'zod';
import { coloursSchema } from './colours.ts';

const words = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^<>"\p{Cc}]+$/u, 'must not hold <, > or "');
const l10nWords = (max: number) => z.strictObject(perLocale(() => words(max)));
const { phone, phones, socials, socialNames, messengers } = configSchema.shape;
const file = z.string().regex(/^[\w-]+\.svg$/, 'is no name of an SVG file beside brand.json');

/** `brand.json`: whose store it is. Contacts are those that `/shared/config` answers (contract §8). */
export const brandSchema = z.strictObject({
  name: l10nWords(40),
  phone,
  phones,
  schedule: l10nWords(80),
  openingHours: openingHoursSchema.optional(),
  socials,
  socialNames,
  messengers,
  legal: z.strictObject({ company: l10nWords(120), edrpou: words(10), address: l10nWords(200), email: z.email() }),
  /** The bank account for companies, and the tax in the prices; without it nobody is sent an invoice. */
  payee: z
    .strictObject({
      iban: z.string().refine(isUkrainianIban, 'is no account number of a Ukrainian bank'),
      bank: l10nWords(120),
      vatPercent: z.number().int().min(0).max(100).default(0),
    })
    .optional(),
  colours: coloursSchema.prefault({}),
  /** The mark beside the name: on light and on dark pages, and on the footer, which is dark in both themes. */
  logo: z
    .strictObject({
      light: file,
      dark: file.optional(),
      footer: file.optional(),
      /** Of its box, 32 px high. */
      width: z.number().min(16).max(200).default(32),
      /** The picture shows the name itself: it is not written beside it. */
      hasName: z.boolean().default(false),
    })
    .prefault({ light: 'logo.svg' }),
});
export type BrandData = z.infer<typeof brandSchema>;

import { locales, perLocale } from '../languages.ts';
import { z } from '../zod.ts';
import { filterLimits } from './filters.ts';
import { maxPage, maxPageSize } from './values.ts';

export const localeSchema = z.enum(locales);

/** A text in each language; all keys are always there, a text may be empty. */
export const l10nSchema = z.object(perLocale(() => z.string()));
export type { L10n } from '../languages.ts';

/** Hryvnia with two decimals at most. */
export const moneySchema = z.object({ amount: z.number(), currency: z.literal('UAH') });
export type Money = z.infer<typeof moneySchema>;

export const priceSchema = z.object({ type: z.enum(['current', 'previous']), money: moneySchema });
export type Price = z.infer<typeof priceSchema>;

/** A typed text, e.g. `description`. The text is HTML that the server has sanitised. */
export const bodySchema = z.object({ type: z.string(), body: l10nSchema });
export type Body = z.infer<typeof bodySchema>;

/** Answer of `/catalog/category/contents`. */
export const bodiesSchema = z.array(bodySchema);

export const seoSchema = z.object({
  metaTitle: l10nSchema,
  metaDescription: l10nSchema,
  h1: l10nSchema.optional(),
  noindex: z.boolean().optional(),
  canonicalPath: z.string().optional(),
});
export type Seo = z.infer<typeof seoSchema>;

/** Start and end in Unix seconds. */
export const promotionSchema = z.object({
  id: z.string(),
  name: l10nSchema,
  period: z.object({ startAt: z.number(), endAt: z.number() }),
});
export type Promotion = z.infer<typeof promotionSchema>;

export const breadcrumbSchema = z.object({ id: z.string(), slug: z.string(), name: l10nSchema });
export type Breadcrumb = z.infer<typeof breadcrumbSchema>;

/** A colour that can be written into a stylesheet; anything else becomes empty, which means the theme's own colour. */
export const colourSchema = z
  .string()
  .regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i)
  .or(z.literal(''))
  .catch('');

/** A link that may stand in an `href`: a path of this site or an http(s), telephone or mail address. */
export const linkSchema = z.string().regex(/^(?:https?:\/\/|tel:|mailto:|[/#?](?![/\\]))/i);

/**
 * Address of a picture; without a host it is below the content server's base. What might end a `url()` is encoded, and what can be no
 * picture's address is emptied, which shows the placeholder: a wrong address costs its picture and nothing else.
 */
export const pictureUrlSchema = z.string().overwrite((url) => {
  const encoded = url
    .trim()
    .replace(/[\s"'()\\<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`);
  return /^(?:https?:\/\/|(?![a-z][\w+.-]*:))/i.test(encoded) ? encoded : '';
});

/** Keeps the items that `isKnown` knows: a newer API may send values that an older remote has never heard of. */
export const knownOnly = <Item extends z.ZodType>(item: Item, isKnown: (value: unknown) => boolean) =>
  z.preprocess((value) => (Array.isArray(value) ? value.filter(isKnown) : value), z.array(item));

/** Metadata of a page of a list; it lives inside `data` (contract §0). */
export const pagedSchema = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), page: z.number(), limit: z.number(), total: z.number(), pages: z.number() });
export type Paged<T> = { items: T[]; page: number; limit: number; total: number; pages: number };

/** Text from outside: bounded, and without NUL, which no database takes. */
export const textInput = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !value.includes('\0'), 'must not hold NUL');

/** An id from outside. */
export const idInput = z.string().regex(/^[0-9A-Za-z_-]{1,40}$/);

/** A slug from outside. */
export const slugInput = z.string().regex(/^[0-9a-z-]{1,120}$/);

/** A page number from a query string. */
export const pageInput = z.coerce.number().int().min(1).max(maxPage);

/** A page size from a query string. */
export const limitInput = z.coerce.number().int().min(1).max(maxPageSize);

/** A price in hryvnia from a query string. */
export const priceInput = z.coerce.number().min(0).max(filterLimits.price);

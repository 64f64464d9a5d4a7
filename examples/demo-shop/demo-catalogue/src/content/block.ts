import type { Locale } from '@vitryna/contracts/constants';
import type { Block } from '@vitryna/contracts/content';
import { href } from '@vitryna/routing';
import { z } from 'zod';
import { isKept, promiseSchema } from '../model/capabilities.ts';
import { type L10n, l10nSchema } from '../text/l10n.ts';
import { typesetProse } from '../text/typography.ts';

const titledSchema = z.object({ title: l10nSchema, body: l10nSchema });
/** `url` is the Russian path; the Ukrainian one gets its prefix. */
const cardSchema = promiseSchema.extend({
  title: l10nSchema,
  text: l10nSchema,
  url: z.string().optional(),
  icon: z.string().optional(),
});

export const blockSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), title: l10nSchema.nullable(), body: l10nSchema }),
  z.object({ type: z.literal('steps'), title: l10nSchema, items: z.array(titledSchema) }),
  z.object({ type: z.literal('accordion'), title: l10nSchema, items: z.array(titledSchema) }),
  z.object({ type: z.literal('cards'), title: l10nSchema, items: z.array(cardSchema) }),
  z.object({
    type: z.literal('table'),
    title: l10nSchema,
    head: z.array(l10nSchema),
    rows: z.array(z.array(l10nSchema)),
  }),
  z.object({ type: z.literal('form'), title: l10nSchema, event: z.string() }),
  /** `url` in each language: a file, no page. */
  z.object({ type: z.literal('file'), title: l10nSchema, url: l10nSchema, name: l10nSchema }),
  z.object({ type: z.literal('map'), lat: z.number(), lng: z.number(), label: l10nSchema }),
  z.object({ type: z.literal('quote'), text: l10nSchema, author: l10nSchema }),
  /** Products by their slugs, or of a list query, e.g. of a category. */
  z.object({
    type: z.literal('products'),
    title: l10nSchema,
    slugs: z.array(z.string()).min(1).optional(),
    query: z.string().optional(),
  }),
]);
/** A block in both languages. */
export type BilingualBlock = z.infer<typeof blockSchema>;

const tell = (text: L10n, locale: Locale): string => typesetProse(text[locale]);
/**
 * A text as HTML. Paragraphs are separated by an empty line; a line that begins with «- » is an item of a list. A link gives the Russian path
 * of a page.
 */
export const html = (text: L10n, locale: Locale): string =>
  tell(text, locale)
    .replaceAll(/href="(\/[^"]*)"/g, (_, path: string) => `href="${localPath(path, locale)}"`)
    .split('\n\n')
    .map((part) => {
      const lines = part.split('\n');
      return lines.every((line) => line.startsWith('- '))
        ? `<ul>${lines.map((line) => `<li>${line.slice(2)}</li>`).join('')}</ul>`
        : `<p>${lines.join('<br>')}</p>`;
    })
    .join('');

/** A block in one language, as the content service has it. */
export function blockIn(block: BilingualBlock, locale: Locale): Block {
  const say = (text: L10n): string => tell(text, locale);
  switch (block.type) {
    case 'text': {
      const { type, title, body } = block;
      return { type, ...(title !== null && { title: say(title) }), html: html(body, locale) };
    }
    case 'steps':
    case 'accordion': {
      const items = block.items.map(({ title, body }) => ({ title: say(title), html: html(body, locale) }));
      return { type: block.type, title: say(block.title), items };
    }
    case 'cards': {
      const items = block.items.filter(isKept).map(({ title, text, url, icon }) => ({
        title: say(title),
        text: say(text),
        ...(url !== undefined && { url: localPath(url, locale) }),
        ...(icon !== undefined && { icon }),
      }));
      return { type: 'cards', title: say(block.title), items };
    }
    case 'table': {
      const rows = block.rows.map((row) => row.map(say));
      return { type: 'table', title: say(block.title), head: block.head.map(say), rows };
    }
    case 'form':
      return { type: 'form', title: say(block.title), event: block.event };
    case 'file':
      return { type: 'file', title: say(block.title), url: block.url[locale], name: say(block.name) };
    case 'map':
      return { type: 'map', lat: block.lat, lng: block.lng, label: say(block.label) };
    case 'quote':
      return { type: 'quote', text: say(block.text), author: say(block.author) };
    case 'products': {
      const { type, title, slugs, query } = block;
      return { type, title: say(title), ...(slugs && { slugs }), ...(query !== undefined && { query }) };
    }
  }
}

/** The path of a page in a language: Russian has no prefix, the homes are `/` and `/ru` (reading 2). */
export function localPath(path: string, locale: Locale): string {
  return path.startsWith('/') ? href(locale, path) : path;
}

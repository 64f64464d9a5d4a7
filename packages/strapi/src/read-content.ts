import { type Locale, locales } from '@vitryna/contracts/constants';
import type { ListOptions, Strapi } from './client.ts';
import { type Kind, kinds } from './kinds.ts';
import { type KindContent, readKind } from './read-kind.ts';

/** A language as Strapi spells it: `uk`, else `uk-UA`. */
const codeOf = (locale: Locale, known: readonly string[]): string =>
  known.includes(locale) ? locale : (known.find((code) => code.startsWith(`${locale}-`)) ?? locale);

/** Reads whole kinds of content in every language. */
export type ContentReader = {
  /** What is published of a kind in all languages. Rejects with a `StrapiError` when one of them cannot be read: half of a kind is none. */
  read: (kind: Kind) => Promise<KindContent>;
  /** Its drafts in one language: somebody waits for them. */
  readDrafts: (kind: Kind, locale: Locale) => Promise<KindContent>;
};

/** Makes a reader over a client. Languages are asked for once, and again after a failure. */
export function createContentReader(strapi: Strapi): ContentReader {
  let asked: Promise<string[]> | null = null;
  const codes = async (): Promise<string[]> => {
    asked ??= strapi.locales();
    const known = await asked;
    if (known.length === 0) asked = null;
    return known;
  };
  const readIn = async (kind: Kind, locale: Locale, options: Pick<ListOptions, 'isDraft'>): Promise<KindContent> => {
    const code = codeOf(locale, await codes());
    return readKind(kind, locale, await strapi.list(kinds[kind].type, { ...options, locale: code }));
  };
  return {
    async read(kind) {
      const contents = await Promise.all(locales.map((locale) => readIn(kind, locale, {})));
      return {
        records: contents.flatMap(({ records }) => records),
        omissions: contents.flatMap(({ omissions }) => omissions),
      };
    },
    readDrafts: (kind, locale) => readIn(kind, locale, { isDraft: true }),
  };
}

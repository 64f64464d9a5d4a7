import { type Locale, locales } from '@vitryna/contracts/constants';
import type { ListOptions, Strapi } from './client.ts';
import { type Kind, kinds } from './kinds.ts';
import { type KindContent, readKind } from './read-kind.ts';

/** A language as Strapi spells it: `uk`, else `uk-UA`. */
const codeOf = (locale: Locale, known: readonly string[]): string =>
  known.includes(locale) ? locale : (known.find((code) => code.startsWith(`${locale}-`)) ?? locale);

/** Reads whole kinds of content in every language. */
export type ContentReader = {
  /** A kind in all languages. Rejects with a `StrapiError` when one of them cannot be read: half of a kind is none. */
  read: (kind: Kind, options?: Pick<ListOptions, 'isDraft'>) => Promise<KindContent>;
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
  return {
    async read(kind, options = {}) {
      const known = await codes();
      const contents = await Promise.all(
        locales.map(async (locale) =>
          readKind(kind, locale, await strapi.list(kinds[kind].type, { ...options, locale: codeOf(locale, known) })),
        ),
      );
      return {
        records: contents.flatMap(({ records }) => records),
        omissions: contents.flatMap(({ omissions }) => omissions),
      };
    },
  };
}

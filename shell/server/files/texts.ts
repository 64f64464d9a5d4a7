import { createHash } from 'node:crypto';
import type { Brand } from '@vitryna/brand';
import type { Translations } from '@vitryna/contracts/api';
import { fileFolders } from '@vitryna/contracts/file-addresses';
import { type Locale, locales } from '@vitryna/contracts/languages';
import type { LocaleTexts } from '@vitryna/contracts/remote';
import { mergeTexts } from '@vitryna/i18n';
import { LRUCache } from 'lru-cache';
import { EncodedBody } from '../http/encoded-body.ts';
import { type Middleware, noSniff, type RequestContext, send } from '../http/request-context.ts';

/** How many versions of each language stay readable: cached pages may point at the ones before. */
const keptVersions = 6;
const folder = `${fileFolders.assets}texts/`;
const pattern = new RegExp(`^${folder}(${locales.join('|')})-([0-9a-f]{16})\\.json$`);

/** Texts of a composition in each language: bundled, under what the translations export says, under the brand's name. */
export type TextsOf = (locale: Locale) => LocaleTexts;

/** Keeps the merged texts under content-addressed names. */
export type TextCache = {
  /** Texts of one composition from its bundled texts; the same object until the export changes. */
  createTexts: (bundled: Record<string, Record<string, string>>) => TextsOf;
  /** Answers `/assets/texts/<locale>-<hash>.json`. */
  serve: Middleware;
};

export type TextCacheOptions = {
  /** The translations export; null while it could never be read. */
  readExport: () => Translations | null;
  /** Texts of the live composition. */
  currentTexts: () => TextsOf | null;
  /** In every translation the name of the store is the brand's. */
  brand: Pick<Brand, 'name'>;
};

/** The text that is the store's own name. */
const trademark = 'Trademark';

/** Makes the cache over the current export. */
export function createTextCache({ readExport, currentTexts, brand }: TextCacheOptions): TextCache {
  const cache = new LRUCache<string, EncodedBody>({ max: keptVersions * locales.length });

  const put = (locale: Locale, texts: Record<string, string>): string => {
    const json = JSON.stringify(texts);
    const url = `${folder}${locale}-${createHash('sha256').update(json).digest('hex').slice(0, 16)}.json`;
    if (!cache.get(url)) cache.set(url, new EncodedBody(json));
    return url;
  };

  const answer = async (context: RequestContext, body: EncodedBody): Promise<void> => {
    const { encoding } = context;
    const bytes = await body.get(encoding);
    const headers = [
      'Content-Type',
      'application/json; charset=utf-8',
      'Cache-Control',
      'public, max-age=31536000, immutable',
    ];
    const encoded = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
    send(context, 200, [...headers, 'Vary', 'Accept-Encoding', ...encoded, ...noSniff], bytes);
  };

  return {
    createTexts(bundled) {
      let made: { from: Translations | null; byLocale: Map<Locale, LocaleTexts> } | null = null;
      return (locale) => {
        const from = readExport();
        if (made?.from !== from || made === null) made = { from, byLocale: new Map() };
        let texts = made.byLocale.get(locale);
        if (!texts) {
          const merged = { ...mergeTexts(bundled[locale] ?? {}, from, locale), [trademark]: brand.name[locale] };
          texts = { texts: merged, url: put(locale, merged) };
          made.byLocale.set(locale, texts);
        }
        return texts;
      };
    },

    async serve(context) {
      const match = pattern.exec(context.pathname);
      if (!match) return false;
      const body = cache.get(context.pathname);
      const current = currentTexts()?.(match[1] as Locale).url;
      if (body) await answer(context, body);
      // Texts of a page that another gateway made, or of long ago: the current ones say the same in newer words.
      else if (current) send(context, 302, ['Location', current, 'Cache-Control', 'no-store'], '');
      else send(context, 404, ['Cache-Control', 'no-store'], '');
      return true;
    },
  };
}

import type { Brand } from '@vitryna/brand';
import type { CategoryAddress, Config } from '@vitryna/contracts/api';
import { blogPostCardsSchema, pageSeoSchema } from '@vitryna/contracts/content';
import { type L10n, type Locale, locales, perLocale } from '@vitryna/contracts/languages';
import { stringifyQuery } from '@vitryna/contracts/query-string';
import type { RouteDeclaration } from '@vitryna/contracts/release';
import { isIndexed } from '@vitryna/contracts/route-facts';
import { errorFields, type Log } from '../base/log.ts';
import { type Middleware, noSniff, send, sendText } from '../http/request-context.ts';
import type { JsonClient } from '../upstream/json-client.ts';
import { readData } from '../upstream/read-data.ts';
import { type GuideFacts, type GuideLink, guidePath, guideText } from './llms-text.ts';
import type { SitemapSource } from './sitemap-source.ts';

/** How long what the content service said is used, in milliseconds. */
const freshMs = 600_000;
const posts = 10;

/** Terms and rules, which may be left out. */
const isLegal = (path: string): boolean => /^\/(?:privacy-policy|public-offer|reviews-policy)$/.test(path);
/** Pages that the rest of the guide names. */
const isElsewhere = (path: string): boolean => path === '/' || path === '/catalog' || path.startsWith('/blog');

export type GuideOptions = {
  publicUrl: string;
  brand: Pick<Brand, 'name'>;
  source: Pick<SitemapSource, 'pages' | 'categories'>;
  content: JsonClient;
  config: () => Config | null;
  routes: () => readonly RouteDeclaration[];
  now: () => number;
  log: Log;
};

/** Categories of the first level, each with the names of those below it. */
function mainCategories(categories: readonly CategoryAddress[], locale: Locale): GuideLink[] {
  return categories.flatMap(({ path, name, above }) => {
    if (!name || above) return [];
    const below = categories.flatMap((one) => (one.above === path ? (one.name?.[locale] ?? []) : []));
    return [{ path, title: name[locale], ...(below.length > 0 && { note: below.join(', ') }) }];
  });
}

/** Titles and descriptions of pages of fixed paths, as the content service has them. A page that it says nothing of is left out. */
async function readPages(
  content: JsonClient,
  paths: readonly string[],
  { locale, name }: { locale: Locale; name: string },
): Promise<GuideLink[]> {
  const withoutName = (title: string) => (title.endsWith(` — ${name}`) ? title.slice(0, -name.length - 3) : title);
  const found = await Promise.all(
    paths.map(async (path): Promise<GuideLink[]> => {
      const query = stringifyQuery({ locale, path, 'fields[0]': 'metaTitle', 'fields[1]': 'metaDescription' });
      const page = (await readData(content, `/pages?${query}`, pageSeoSchema(path)).catch(() => null))?.data;
      return page?.metaTitle ? [{ path, title: withoutName(page.metaTitle), note: page.metaDescription }] : [];
    }),
  );
  return found.flat();
}

async function readPosts(content: JsonClient, locale: Locale): Promise<GuideLink[]> {
  const path = `/blog/latest?${stringifyQuery({ locale, pageSize: String(posts) })}`;
  const latest = (await readData(content, path, blogPostCardsSchema).catch(() => null))?.data ?? [];
  return latest.map(({ slug, title, excerpt }) => ({ path: `/blog/${slug}`, title, note: excerpt }));
}

/**
 * `/llms.txt` and one for each further language: what the shop is and where to read on, from the lists that sitemaps are written from. What the
 * content service does not say is left out; without the catalogue there is no guide.
 */
export function createGuides(options: GuideOptions): Middleware {
  const { publicUrl, brand, source, content, config, routes, now, log } = options;
  const kept: L10n<{ text: Promise<string>; at: number } | null> = perLocale(() => null);

  const write = async (locale: Locale): Promise<string> => {
    const fixed = new Set(
      routes()
        .filter((route) => isIndexed(route) && !/[:*]/.test(route.path))
        .map(({ path }) => `/${path}`),
    );
    const known = await source.pages().catch(() => []);
    const paths = known.flatMap(({ path, locales: spoken }) =>
      fixed.has(path) && spoken.includes(locale) ? path : [],
    );
    const [categories, pages, blog] = await Promise.all([
      source.categories(),
      readPages(content, paths, { locale, name: brand.name[locale] }),
      readPosts(content, locale),
    ]);
    const named = (path: string) => pages.filter((page) => page.path === path);
    const facts: GuideFacts = {
      name: brand.name[locale],
      summary: named('/')[0]?.note ?? '',
      config: config(),
      categories: [...named('/catalog'), ...mainCategories(categories, locale)],
      pages: pages.filter(({ path }) => !isElsewhere(path) && !isLegal(path)),
      posts: [...named('/blog'), ...blog],
      legal: pages.filter(({ path }) => isLegal(path)),
    };
    return guideText(publicUrl, locale, facts);
  };

  const read = async (locale: Locale): Promise<string> => {
    const last = kept[locale];
    if (last && now() - last.at < freshMs) return await last.text;
    const writing = { text: write(locale), at: now() };
    kept[locale] = writing;
    try {
      return await writing.text;
    } catch (error) {
      // The last one serves while the catalogue does not answer, and the next reader tries again.
      kept[locale] = last;
      if (last) return await last.text;
      throw error;
    }
  };

  return async (context) => {
    const locale = locales.find((one) => guidePath(one) === context.pathname);
    if (!locale) return false;
    try {
      const text = await read(locale);
      const headers = [
        'Content-Type',
        'text/plain; charset=utf-8',
        'Cache-Control',
        'public, max-age=3600',
        ...noSniff,
      ];
      send(context, 200, headers, text);
    } catch (error) {
      sendText(context, 503, 'try again later\n', ['Retry-After', '60']);
      log.warn('the guide could not be written', { path: context.pathname, ...errorFields(error) });
    }
    return true;
  };
}

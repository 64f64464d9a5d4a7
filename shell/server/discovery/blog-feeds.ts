import type { Brand } from '@vitryna/brand';
import { type BlogFeed, type BlogPostCard, blogFeeds, blogPostCardsSchema } from '@vitryna/contracts/content';
import { type Locale, locales, perLocale } from '@vitryna/contracts/languages';
import type { RouteDeclaration } from '@vitryna/contracts/release';
import { paths } from '@vitryna/routing';
import { contentPaths } from '@vitryna/routing/content-paths';
import { errorFields, type Log } from '../base/log.ts';
import { type Middleware, sendText } from '../http/request-context.ts';
import type { JsonClient } from '../upstream/json-client.ts';
import { readData } from '../upstream/read-data.ts';
import { type FeedEntry, feedTypes, feedXml } from './feed-xml.ts';
import { keepAnswer } from './keep-answer.ts';
import { createPageFilter } from './page-routes.ts';
import { sendXml } from './send-xml.ts';

/** Posts in a feed: readers ask often and keep what they have seen. */
const feedLength = 24;

export type BlogFeedsOptions = {
  publicUrl: string;
  content: JsonClient;
  brand: Pick<Brand, 'name'>;
  text: (locale: Locale, key: string) => string;
  /** Routes of the live composition: without a blog there are no feeds of one. */
  routes: () => readonly RouteDeclaration[];
  now: () => number;
  log: Log;
};

/** The newest posts of the blog for feed readers, in each language: `/blog/rss.xml` and `/blog/atom.xml` below its prefix. */
export function createBlogFeeds({ publicUrl, content, brand, text, routes, now, log }: BlogFeedsOptions): Middleware {
  const feeds = new Map(
    locales.flatMap((locale) =>
      blogFeeds.map((format) => [contentPaths.blogFeed(locale, { format }), { locale, format }] as const),
    ),
  );
  const latest = perLocale((locale) =>
    keepAnswer(async () => {
      const path = `/blog/latest?locale=${locale}&pageSize=${feedLength}`;
      return (await readData(content, path, blogPostCardsSchema))?.data ?? [];
    }, now),
  );
  const absolute = (address: string): string => new URL(address, publicUrl).href;
  const entryOf = ({ slug, category, tags, author, cover, ...post }: BlogPostCard, locale: Locale): FeedEntry => ({
    ...post,
    href: absolute(paths.blogPost(locale, { postSlug: slug })),
    author: author.name,
    categories: [category, ...tags].map(({ title }) => title).filter((title) => title !== ''),
    picture: cover ? absolute(cover.url) : null,
  });

  const write = async (locale: Locale, format: BlogFeed): Promise<string> =>
    feedXml(format, {
      title: `${text(locale, 'Blog')} — ${brand.name[locale]}`,
      description: text(locale, 'Electronics chosen by figures, not by promises.'),
      language: locale,
      home: absolute(paths.blog(locale)),
      self: absolute(contentPaths.blogFeed(locale, { format })),
      entries: (await latest[locale]()).map((post) => entryOf(post, locale)),
    });

  return async (context) => {
    const feed = feeds.get(context.pathname);
    if (!feed || !createPageFilter(routes())('/blog')) return false;
    try {
      await sendXml(context, await write(feed.locale, feed.format), feedTypes[feed.format]);
    } catch (error) {
      sendText(context, 503, 'try again later\n', ['Retry-After', '60']);
      log.warn('a feed of the blog could not be written', { path: context.pathname, ...errorFields(error) });
    }
    return true;
  };
}

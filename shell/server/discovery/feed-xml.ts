import type { BlogFeed, BlogPostCard } from '@vitryna/contracts/content';
import { escapeXml } from '@vitryna/xml';

/** Posts of the blog as a feed tells them; addresses are absolute. */
export type Feed = {
  title: string;
  description: string;
  /** Its language, as in `lang`. */
  language: string;
  /** The address of the blog, and of the feed itself. */
  home: string;
  self: string;
  entries: FeedEntry[];
};
export type FeedEntry = Pick<BlogPostCard, 'title' | 'excerpt' | 'publishedAt'> & {
  href: string;
  author: string;
  categories: string[];
  picture: string | null;
};

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';

type Attributes = Record<string, string>;
const attributesOf = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('');
const element = (name: string, text: string, attributes: Attributes = {}): string =>
  `<${name}${attributesOf(attributes)}>${escapeXml(text)}</${name}>`;
const empty = (name: string, attributes: Attributes): string => `<${name}${attributesOf(attributes)}/>`;
/** Nothing for a text that is not there. */
const optional = (name: string, text: string): string => (text === '' ? '' : element(name, text));

/** Formats differ in how they write a moment: RFC 822 and RFC 3339. */
const rssDate = (date: string): string => new Date(date).toUTCString();
const atomDate = (date: string): string => new Date(date).toISOString();

function rssItem({ title, href, excerpt, publishedAt, author, categories, picture }: FeedEntry): string {
  return [
    '<item>',
    element('title', title),
    element('link', href),
    element('guid', href, { isPermaLink: 'true' }),
    optional('description', excerpt),
    element('pubDate', rssDate(publishedAt)),
    optional('dc:creator', author),
    ...categories.map((category) => element('category', category)),
    picture === null ? '' : empty('media:content', { url: picture, medium: 'image' }),
    '</item>\n',
  ].join('');
}

/** RSS 2.0, with authors by Dublin Core and pictures by Media RSS. */
function rss({ title, description, language, home, self, entries }: Feed): string {
  const [newest] = entries;
  return [
    `${declaration}\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">\n<channel>`,
    element('title', title),
    element('link', home),
    element('description', description),
    element('language', language),
    newest ? element('lastBuildDate', rssDate(newest.publishedAt)) : '',
    `${empty('atom:link', { href: self, rel: 'self', type: feedTypes.rss })}\n`,
    ...entries.map(rssItem),
    '</channel>\n</rss>\n',
  ].join('');
}

function atomEntry({ title, href, excerpt, publishedAt, author, categories, picture }: FeedEntry): string {
  return [
    '<entry>',
    element('title', title),
    element('id', href),
    empty('link', { href }),
    picture === null ? '' : empty('link', { href: picture, rel: 'enclosure', type: 'image/webp' }),
    element('published', atomDate(publishedAt)),
    element('updated', atomDate(publishedAt)),
    author === '' ? '' : `<author>${element('name', author)}</author>`,
    ...categories.map((term) => empty('category', { term })),
    optional('summary', excerpt),
    '</entry>\n',
  ].join('');
}

/** Atom (RFC 4287); `epoch` is when a blog without posts was last changed. */
function atom({ title, description, language, home, self, entries }: Feed): string {
  const [newest] = entries;
  return [
    `${declaration}\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(language)}">`,
    element('title', title),
    element('subtitle', description),
    element('id', home),
    empty('link', { href: home }),
    empty('link', { href: self, rel: 'self', type: feedTypes.atom }),
    element('updated', newest ? atomDate(newest.publishedAt) : epoch),
    `<author>${element('name', title)}</author>\n`,
    ...entries.map(atomEntry),
    '</feed>\n',
  ].join('');
}

const epoch = new Date(0).toISOString();

/** Media types of the formats. */
export const feedTypes: Record<BlogFeed, string> = { rss: 'application/rss+xml', atom: 'application/atom+xml' };

/** The whole file of a feed. */
export const feedXml = (format: BlogFeed, feed: Feed): string => ({ rss, atom })[format](feed);

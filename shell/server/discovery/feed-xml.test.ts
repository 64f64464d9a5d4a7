/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, test } from '@jest/globals';
import { blogFeeds } from '@vitryna/contracts/content';
import fc from 'fast-check';
import { type Feed, feedXml } from './feed-xml.ts';

const home = 'https://shop.example/ua/blog';
const entry = {
  title: 'Камера «4 & 8 Мп»',
  excerpt: 'Що <насправді> важить',
  publishedAt: '2026-11-10T08:00:00.000Z',
  href: `${home}/kamera`,
  author: 'Олена Коваль',
  categories: ['Як обрати', 'Камери'],
  picture: 'https://shop.example/media/a/l.webp',
};
const feed = (given: Partial<Feed>): Feed => ({
  ...{ title: 'Блог', description: 'Про техніку', language: 'uk', home, self: `${home}/feed.xml`, entries: [entry] },
  ...given,
});

/** Throws for what is not well-formed. */
function parse(xml: string): Document {
  const page = new DOMParser().parseFromString(xml, 'application/xml');
  const [problem] = page.getElementsByTagName('parsererror');
  if (problem) throw new Error(problem.textContent ?? '');
  return page;
}
const textsOf = (page: Document, name: string) => [...page.getElementsByTagName(name)].map((one) => one.textContent);

test('writes RSS 2.0 with what a reader shows of a post', () => {
  const page = parse(feedXml('rss', feed({})));
  expect(page.documentElement.getAttribute('version')).toBe('2.0');
  expect(textsOf(page, 'title')).toEqual(['Блог', entry.title]);
  expect(textsOf(page, 'link')).toEqual([home, entry.href]);
  expect(textsOf(page, 'guid')).toEqual([entry.href]);
  expect(textsOf(page, 'pubDate')).toEqual(['Tue, 10 Nov 2026 08:00:00 GMT']);
  expect(textsOf(page, 'dc:creator')).toEqual([entry.author]);
  expect(textsOf(page, 'category')).toEqual(entry.categories);
  expect(page.getElementsByTagName('atom:link')[0]?.getAttribute('href')).toBe(`${home}/feed.xml`);
});

test('writes Atom with all that RFC 4287 asks for', () => {
  const page = parse(feedXml('atom', feed({})));
  expect(textsOf(page, 'id')).toEqual([home, entry.href]);
  expect(textsOf(page, 'updated')).toEqual([entry.publishedAt, entry.publishedAt]);
  expect(textsOf(page, 'name')).toEqual(['Блог', entry.author]);
  expect(textsOf(page, 'summary')).toEqual([entry.excerpt]);
  expect(page.documentElement.getAttribute('xml:lang')).toBe('uk');
});

test.each(blogFeeds)('%s of a blog without posts is whole', (format) => {
  const page = parse(feedXml(format, feed({ entries: [] })));
  expect([...textsOf(page, 'item'), ...textsOf(page, 'entry')]).toEqual([]);
});

test.each(blogFeeds)('%s stays well-formed whatever a post says', (format) => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const words = { title: text, excerpt: text, author: text, categories: [text], href: text, picture: text };
      parse(feedXml(format, feed({ entries: [{ ...entry, ...words }] })));
    }),
  );
});

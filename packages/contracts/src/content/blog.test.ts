import { expect, test } from '@jest/globals';
import { collectOmissions } from '../tolerant.ts';
import { blogPostCardsSchema, postSlugSchema, reservedPostSlugs } from './index.ts';

const card = (slug: string) => ({ slug, title: slug, publishedAt: '2026-11-03T08:00:00.000Z' });

test.each(['category', 'tag', 'become-author', 'rss.xml', 'atom.xml', ''])(
  'no post is called %j [§2.6 blog]',
  (slug) => {
    expect(postSlugSchema.safeParse(slug).success).toBe(false);
  },
);

test.each(['categories', 'tagged', 'become-author-2', 'wi-fi-7'])('a post may be called %j', (slug) => {
  expect(postSlugSchema.parse(slug)).toBe(slug);
});

test('a list goes without a post whose address is another page, and the log hears of it [§2.6 blog]', () => {
  const posts = [...reservedPostSlugs, 'wi-fi-7'].map(card);
  const { result, omissions } = collectOmissions(() => blogPostCardsSchema.parse(posts));
  expect(result.map(({ slug }) => slug)).toEqual(['wi-fi-7']);
  expect(omissions).toEqual(reservedPostSlugs.map(() => 'slug: a reserved word of the blog'));
});

import { localeSchema, textInput } from '@vitryna/contracts/api';
import { blogQueryMax } from '@vitryna/contracts/constants';
import {
  blogPageSize,
  blogPostCardsSchema,
  blogPostPageSchema,
  blogPostSchema,
  blogTermsSchema,
} from '@vitryna/contracts/content';
import { defaultLocale, type Locale } from '@vitryna/contracts/languages';
import { z } from 'zod';
import { notFound } from '../../core/failure.ts';
import type { Connection } from '../../database/connection.ts';
import { type Call, defineCall } from '../../openapi/registry.ts';
import { byPopularity, cardOf, choosePosts, countTerms, pageOf, postSorts, viewOf } from './blog-posts.ts';
import type { KeptPost } from './kept-post.ts';
import { readKind } from './repository.ts';
import { postPicture } from './social-card.ts';

const slug = z.string().max(120);
const most = (count: number) => z.coerce.number().int().min(1).max(count);
const located = z.object({ locale: localeSchema.default(defaultLocale) });
const latestQuery = located.extend({ pageSize: most(24).default(4) });
const postsQuery = located.extend({
  page: most(10_000).default(1),
  pageSize: most(50).default(blogPageSize),
  category: slug.optional(),
  tag: slug.optional(),
  query: textInput(blogQueryMax).optional(),
  sort: z.enum(postSorts).optional(),
});
const popularQuery = located.extend({ pageSize: most(50).default(12) });
const viewQuery = located.extend({ slug });

const categoriesOf = ({ category }: KeptPost) => (category.slug === '' ? [] : [category]);
const tagsOf = ({ tags }: KeptPost) => tags;

/** The blog of the content service (contract §11), the newest post first. */
export function createBlogCalls(db: Connection): Call[] {
  const readPosts = async (locale: Locale) => (await readKind(db, 'blog-post', locale)) as KeptPost[];
  const shared = { method: 'GET', base: 'api', tag: 'content', cache: 'shared' } as const;
  return [
    defineCall({
      ...shared,
      path: '/blog/latest',
      summary: 'The newest posts of the blog',
      query: latestQuery,
      result: blogPostCardsSchema,
      handle: async ({ query }) => (await readPosts(query.locale)).slice(0, query.pageSize).map(cardOf),
    }),
    defineCall({
      ...shared,
      path: '/blog/posts',
      summary: 'A page of the posts of a category, with a tag, that hold the words of a query, or of all',
      query: postsQuery,
      result: blogPostPageSchema,
      isPaged: true,
      handle: async ({ query: { locale, page, pageSize, ...choice } }) =>
        pageOf(choosePosts(await readPosts(locale), choice), page, pageSize),
    }),
    defineCall({
      ...shared,
      path: '/blog/posts/view',
      summary: 'One post with its neighbours in time and related posts',
      query: viewQuery,
      result: blogPostSchema,
      errors: ['notFound'],
      handle: async ({ query }) => {
        const view = viewOf(await readPosts(query.locale), query.slug);
        if (!view) throw notFound();
        return { ...view, socialPicture: postPicture(view, query.locale) };
      },
    }),
    defineCall({
      ...shared,
      path: '/blog/categories',
      summary: 'Categories of the blog with their numbers of posts',
      query: located,
      result: blogTermsSchema,
      handle: async ({ query }) => countTerms(await readPosts(query.locale), categoriesOf),
    }),
    defineCall({
      ...shared,
      path: '/blog/tags',
      summary: 'Tags of the blog with their numbers of posts',
      query: located,
      result: blogTermsSchema,
      handle: async ({ query }) => countTerms(await readPosts(query.locale), tagsOf),
    }),
    defineCall({
      ...shared,
      path: '/blog/popular-tags',
      summary: 'The tags that most posts have',
      query: popularQuery,
      result: blogTermsSchema,
      handle: async ({ query }) =>
        byPopularity(countTerms(await readPosts(query.locale), tagsOf)).slice(0, query.pageSize),
    }),
  ];
}

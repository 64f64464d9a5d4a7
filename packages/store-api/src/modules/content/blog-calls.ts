import { localeSchema } from '@vitryna/contracts/api';
import { type BlogPost, blogPostCardSchema, blogPostCardsSchema, blogPostSchema } from '@vitryna/contracts/content';
import { defaultLocale, type Locale } from '@vitryna/contracts/languages';
import { z } from 'zod';
import { notFound } from '../../core/failure.ts';
import type { Connection } from '../../database/connection.ts';
import { type Call, defineCall } from '../../openapi/registry.ts';
import { readKind } from './repository.ts';
import { postPicture } from './social-card.ts';

/** A post as it is kept, without what stands beside it. */
type KeptPost = Omit<BlogPost, 'related' | 'prev' | 'next' | 'socialPicture'>;

const located = z.object({ locale: localeSchema.default(defaultLocale) });
const latestQuery = located.extend({ pageSize: z.coerce.number().int().min(1).max(24).default(4) });
const viewQuery = located.extend({ slug: z.string().max(120) });

/** Most posts that are offered below one. */
const maxRelated = 3;

const linkTo = (post: KeptPost | undefined) => (post ? { slug: post.slug, title: post.title } : null);
const cardOf = (post: KeptPost) => blogPostCardSchema.parse(post);

/** The blog of the content service (contract §11), the newest post first. */
export function createBlogCalls(db: Connection): Call[] {
  const readPosts = async (locale: Locale) => (await readKind(db, 'blog-post', locale)) as KeptPost[];
  return [
    defineCall({
      method: 'GET',
      base: 'api',
      path: '/blog/latest',
      tag: 'content',
      summary: 'The newest posts of the blog',
      query: latestQuery,
      result: blogPostCardsSchema,
      cache: 'shared',
      handle: async ({ query }) => (await readPosts(query.locale)).slice(0, query.pageSize).map(cardOf),
    }),
    defineCall({
      method: 'GET',
      base: 'api',
      path: '/blog/posts/view',
      tag: 'content',
      summary: 'One post with its neighbours and posts of the same category',
      query: viewQuery,
      result: blogPostSchema,
      errors: ['notFound'],
      cache: 'shared',
      handle: async ({ query }) => {
        const posts = await readPosts(query.locale);
        const place = posts.findIndex(({ slug }) => slug === query.slug);
        const post = posts[place];
        if (!post) throw notFound();
        const others = posts.filter(({ slug }) => slug !== post.slug);
        const related = others.filter(({ category }) => category.slug === post.category.slug).slice(0, maxRelated);
        return {
          ...post,
          related: related.map(cardOf),
          prev: linkTo(posts[place + 1]),
          next: linkTo(posts[place - 1]),
          socialPicture: postPicture(post, query.locale),
        };
      },
    }),
  ];
}

import { listOf, optionalListOf, orElse } from '../tolerant.ts';
import { z } from '../zod.ts';
import { blocksSchema } from './blocks.ts';
import { paginationSchema } from './envelope.ts';
import { optionalImageSchema } from './scalars.ts';

/** Files of the blog in a feed reader's formats, beside its posts. */
export const blogFeeds = ['rss', 'atom'] as const;
export type BlogFeed = (typeof blogFeeds)[number];

/** What stands below `/blog` and is no post (specification §2.6): nobody could ever read a post of such a slug. */
export const reservedPostSlugs: readonly string[] = [
  'category',
  'tag',
  'become-author',
  ...blogFeeds.map((feed) => `${feed}.xml`),
];

/** The slug of a post. A content service that has one with a reserved word loses that post, and the log says so. */
export const postSlugSchema = z
  .string()
  .min(1)
  .max(120)
  .refine((slug) => !reservedPostSlugs.includes(slug), 'a reserved word of the blog');

/** Posts on a page of the blog (contract §11). */
export const blogPageSize = 12;

/** A category or tag of the blog with its number of posts. */
export const blogTermSchema = z.object({ slug: z.string(), title: z.string(), count: z.number() });
export type BlogTerm = z.infer<typeof blogTermSchema>;

/** Answer of `/blog/categories` and its likes. */
export const blogTermsSchema = listOf(blogTermSchema);

const link = blogTermSchema.omit({ count: true });
const authorSchema = z.object({ slug: orElse(z.string(), ''), name: z.string(), photo: optionalImageSchema });

/** A post as lists show it. */
export const blogPostCardSchema = z.object({
  slug: postSlugSchema,
  title: z.string(),
  excerpt: orElse(z.string(), ''),
  cover: optionalImageSchema,
  category: orElse(link, { slug: '', title: '' }),
  tags: optionalListOf(link),
  author: orElse(authorSchema, { slug: '', name: '', photo: null }),
  publishedAt: z.string().refine((date) => !Number.isNaN(Date.parse(date)), 'not a date'),
  readMinutes: orElse(z.number(), 0),
  views: orElse(z.number(), 0),
});
export type BlogPostCard = z.infer<typeof blogPostCardSchema>;

/** Answer of `/blog/latest`. */
export const blogPostCardsSchema = listOf(blogPostCardSchema);

/** Answer of `/blog/posts`, with the `pagination` of its `meta`. */
export const blogPostPageSchema = z.object({ items: blogPostCardsSchema, pagination: paginationSchema });
export type BlogPostPage = z.infer<typeof blogPostPageSchema>;

const neighbour = blogPostCardSchema.pick({ slug: true, title: true }).nullable();

/** Answer of `/blog/posts/view`. */
export const blogPostSchema = blogPostCardSchema.extend({
  blocks: blocksSchema,
  toc: optionalListOf(z.object({ id: z.string(), title: z.string(), level: z.number() })),
  /** Slugs. */
  products: optionalListOf(z.string()),
  related: optionalListOf(blogPostCardSchema),
  prev: orElse(neighbour, null),
  next: orElse(neighbour, null),
  /** Address of the picture for social networks, 1200 × 630; without it the cover is shown. */
  socialPicture: orElse(z.string().nullish(), null),
});
export type BlogPost = z.infer<typeof blogPostSchema>;

import { z } from '../zod.ts';
import { blocksSchema } from './blocks.ts';
import { contentImageSchema } from './scalars.ts';

/** A category or tag of the blog with its number of posts. */
export const blogTermSchema = z.object({ slug: z.string(), title: z.string(), count: z.number() });
export type BlogTerm = z.infer<typeof blogTermSchema>;

/** Answer of `/blog/categories` and its likes. */
export const blogTermsSchema = z.array(blogTermSchema);

const link = blogTermSchema.omit({ count: true });

/** A post as lists show it. */
export const blogPostCardSchema = z.object({
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  cover: contentImageSchema.nullable(),
  category: link,
  tags: z.array(link),
  author: z.object({ slug: z.string(), name: z.string(), photo: contentImageSchema.nullable() }),
  publishedAt: z.string(),
  readMinutes: z.number(),
  views: z.number(),
});
export type BlogPostCard = z.infer<typeof blogPostCardSchema>;

/** Answer of `/blog/posts` and `/blog/latest`. */
export const blogPostCardsSchema = z.array(blogPostCardSchema);

/** Answer of `/blog/posts/view`. */
export const blogPostSchema = blogPostCardSchema.extend({
  blocks: blocksSchema,
  toc: z.array(z.object({ id: z.string(), title: z.string(), level: z.number() })),
  /** Slugs. */
  products: z.array(z.string()),
  related: z.array(blogPostCardSchema),
  prev: blogPostCardSchema.pick({ slug: true, title: true }).nullable(),
  next: blogPostCardSchema.pick({ slug: true, title: true }).nullable(),
});
export type BlogPost = z.infer<typeof blogPostSchema>;

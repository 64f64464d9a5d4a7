import { pictureSpecSchema } from '@vitryna/contracts/catalogue-import';
import type { Locale } from '@vitryna/contracts/constants';
import type { BlogPost } from '@vitryna/contracts/content';
import { z } from 'zod';
import { readData, readRows } from '../data/read-data.ts';
import { type L10n, l10nSchema } from '../text/l10n.ts';
import { typeset } from '../text/typography.ts';
import { blockIn } from './block.ts';
import { pictureUrl } from './picture-url.ts';

const postSchema = z.object({
  slug: z.string(),
  title: l10nSchema,
  excerpt: l10nSchema,
  category: z.string(),
  tags: z.array(z.string()),
  author: z.string(),
  publishedAt: z.iso.datetime(),
  readMinutes: z.number().int().positive(),
  views: z.number().int(),
  cover: pictureSpecSchema,
  blocks: z.array(z.object({ title: l10nSchema, body: l10nSchema })),
});

/** A post as it is kept: what stands beside it in the blog is found when it is read. */
type KeptPost = Omit<BlogPost, 'related' | 'prev' | 'next'>;

const table = z.record(z.string(), l10nSchema);
const names = readData('content/post-names.json', z.object({ categories: table, tags: table, authors: table }));

/** The blog of the demo store, the newest post first. */
export const POSTS = readRows('content/posts.json', postSchema);

const anchor = (place: number): string => `part-${place + 1}`;

/** A post in one language. */
export function postIn(post: z.infer<typeof postSchema>, locale: Locale): KeptPost {
  const tell = (words: L10n) => typeset(words[locale]);
  const named = (slug: string, words: L10n) => ({ slug, title: tell(words) });
  const own = <Value>(table: Record<string, Value>, slug: string): Value => {
    const value = table[slug];
    if (value === undefined) throw new Error(`demo-catalogue: data/content/post-names.json has no "${slug}"`);
    return value;
  };
  return {
    slug: post.slug,
    title: tell(post.title),
    excerpt: tell(post.excerpt),
    cover: { url: pictureUrl(post.cover, 'l'), alt: '', width: 960, height: 960 },
    category: named(post.category, own(names.categories, post.category)),
    tags: post.tags.map((tag) => named(tag, own(names.tags, tag))),
    author: { slug: post.author, name: own(names.authors, post.author)[locale], photo: null },
    publishedAt: post.publishedAt,
    readMinutes: post.readMinutes,
    views: post.views,
    blocks: post.blocks.map((block) => blockIn({ type: 'text', ...block }, locale)),
    toc: post.blocks.map(({ title }, place) => ({ id: anchor(place), title: tell(title), level: 2 })),
    products: [],
  };
}

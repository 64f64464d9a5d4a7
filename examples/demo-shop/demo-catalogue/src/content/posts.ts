import { pictureSpecSchema } from '@vitryna/contracts/catalogue-import';
import type { Locale } from '@vitryna/contracts/constants';
import { type BlogPost, postSlugSchema } from '@vitryna/contracts/content';
import { z } from 'zod';
import { readData } from '../data/read-data.ts';
import { type L10n, l10nSchema } from '../text/l10n.ts';
import { typeset } from '../text/typography.ts';
import { blockIn, blockSchema } from './block.ts';
import { pictureUrl } from './picture-url.ts';

const postSchema = z.object({
  slug: postSlugSchema,
  title: l10nSchema,
  excerpt: l10nSchema,
  category: z.string(),
  tags: z.array(z.string()),
  author: z.string(),
  publishedAt: z.iso.datetime(),
  views: z.number().int(),
  cover: pictureSpecSchema,
  blocks: z.array(blockSchema),
});
type BilingualPost = z.infer<typeof postSchema>;

/** A post as it is kept: what stands beside it in the blog is found when it is read. */
type KeptPost = Omit<BlogPost, 'related' | 'prev' | 'next'>;

const table = z.record(z.string(), l10nSchema);
const names = readData('content/post-names.json', z.object({ categories: table, tags: table, authors: table }));

/** Files of `data/content/posts`, the newest post first. */
const slugs = [
  'dbzh-dlia-routera',
  'skilky-protrymaie-zariadna-stantsiia',
  'kamera-na-podviria',
  'komu-potriben-wi-fi-7',
  'navushnyky-v-dorohu',
  'skilky-dniv-zberihaie-reiestrator',
  'poe-odnym-kabelem',
  'poverbank-u-litak',
  'ssd-sata-chy-nvme',
  'monitor-dlia-roboty',
  'diahonal-televizora',
  'rozumnyi-dim-bez-internetu',
  'soniachna-panel-vzymku',
];

/** The blog of the demo store. */
export const POSTS: readonly BilingualPost[] = slugs.map((slug) => readData(`content/posts/${slug}.json`, postSchema));

const anchor = (place: number): string => `part-${place + 1}`;

/** Words that a reader takes in within a minute, of a text with figures in it. */
const wordsPerMinute = 160;

function wordsIn(value: unknown): number {
  if (typeof value === 'string') return value.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, part) => sum + wordsIn(part), 0);
}

/** A post in one language. */
export function postIn(post: BilingualPost, locale: Locale): KeptPost {
  const tell = (words: L10n) => typeset(words[locale]);
  const named = (slug: string, words: L10n) => ({ slug, title: tell(words) });
  const own = <Value>(table: Record<string, Value>, slug: string): Value => {
    const value = table[slug];
    if (value === undefined) throw new Error(`demo-catalogue: data/content/post-names.json has no "${slug}"`);
    return value;
  };
  const blocks = post.blocks.map((block) => blockIn(block, locale));
  return {
    slug: post.slug,
    title: tell(post.title),
    excerpt: tell(post.excerpt),
    cover: { url: pictureUrl(post.cover, 'l'), alt: '', width: 960, height: 960 },
    category: named(post.category, own(names.categories, post.category)),
    tags: post.tags.map((tag) => named(tag, own(names.tags, tag))),
    author: { slug: post.author, name: own(names.authors, post.author)[locale], photo: null },
    publishedAt: post.publishedAt,
    readMinutes: Math.ceil(wordsIn(blocks) / wordsPerMinute),
    views: post.views,
    blocks,
    toc: blocks.flatMap((block, place) =>
      'title' in block && block.title ? [{ id: anchor(place), title: block.title, level: 2 }] : [],
    ),
    products: [],
  };
}

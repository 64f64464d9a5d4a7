import type { PageAddress } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import { postSlugSchema } from '@vitryna/contracts/content';
import type { KeptPost } from '../content/kept-post.ts';

/** A post in one of its languages. */
export type LocatedPost = {
  locale: Locale;
  post: Pick<KeptPost, 'slug' | 'category' | 'tags' | 'publishedAt' | 'cover'>;
};

/** Joins what two posts say of one address: all languages, the later change. */
function join(one: PageAddress, other: PageAddress): PageAddress {
  const changes = [one.updatedAt, other.updatedAt].filter((at) => at !== undefined).sort();
  const [updatedAt, locales] = [changes.at(-1), new Set([...one.locales, ...other.locales])];
  return { ...one, locales: [...locales].sort(), ...(updatedAt && { updatedAt }) };
}

function isoOf(date: string): { updatedAt?: string } {
  const time = Date.parse(date);
  return Number.isNaN(time) ? {} : { updatedAt: new Date(time).toISOString() };
}

/**
 * Addresses of the blog: the posts, and the categories and tags that they name, as new as their newest post. The blog's home is a page of
 * the content service; here it has the time of the newest post.
 */
export function blogAddresses(posts: readonly LocatedPost[]): PageAddress[] {
  const addresses = new Map<string, PageAddress>();
  const add = (address: PageAddress) => {
    const known = addresses.get(address.path);
    addresses.set(address.path, known ? join(known, address) : address);
  };
  for (const { locale, post } of posts) {
    if (!postSlugSchema.safeParse(post.slug).success) continue;
    const facts = { locales: [locale], ...isoOf(post.publishedAt) };
    add({ path: '/blog', ...facts });
    add({ path: `/blog/${post.slug}`, ...facts, ...(post.cover && { picture: post.cover.url }) });
    if (post.category.slug !== '') add({ path: `/blog/category/${post.category.slug}`, ...facts });
    for (const { slug } of post.tags) add({ path: `/blog/tag/${slug}`, ...facts });
  }
  return [...addresses.values()];
}

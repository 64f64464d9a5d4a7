import type { Locale } from '@vitryna/contracts/constants';
import type { BlogPostCard } from '@vitryna/contracts/content';
import { formatDate } from '@vitryna/i18n';
import { paths } from '@vitryna/routing';

/** A post as lists show it. */
export type PostCard = {
  href: string;
  title: string;
  excerpt: string;
  category: string;
  date: string;
  minutes: number;
  /** Address of the picture; lists show it small. */
  picture: string | null;
};

/** A post in the page's language. */
export function toPostCard(post: BlogPostCard, locale: Locale): PostCard {
  return {
    href: paths.blogPost(locale, { postSlug: post.slug }),
    title: post.title,
    excerpt: post.excerpt,
    category: post.category.title,
    date: formatDate(post.publishedAt, locale),
    minutes: post.readMinutes,
    // Pictures of the store's own renderer come in sizes.
    picture: post.cover?.url.replace(/^(\/media\/[^/]+)\/(?:l|xl)\.webp$/, '$1/m.avif') || null,
  };
}

import type { Locale } from '@vitryna/contracts/constants';
import type { BlogPostCard, BlogTerm } from '@vitryna/contracts/content';
import { toContentPicture } from '@vitryna/contracts/picture-sources';
import type { PictureSource } from '@vitryna/contracts/pictures';
import { formatDate } from '@vitryna/i18n';
import { paths } from '@vitryna/routing';
import { contentPaths } from '@vitryna/routing/content-paths';

/** A post as lists show it. */
export type PostCard = {
  href: string;
  title: string;
  excerpt: string;
  category: string;
  date: string;
  minutes: number;
  picture: PictureSource | null;
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
    picture: toContentPicture(post.cover),
  };
}

/** A category or tag as a link. */
export type TermLink = { slug: string; href: string; title: string };

type Term = Pick<BlogTerm, 'slug' | 'title'>;

/** A category in the page's language; null for a post that has none. */
export const toCategoryLink = ({ slug, title }: Term, locale: Locale): TermLink | null =>
  slug === '' ? null : { slug, title, href: contentPaths.blogCategory(locale, { categorySlug: slug }) };

/** Tags in the page's language. */
export const toTagLinks = (tags: readonly Term[], locale: Locale): TermLink[] =>
  tags.map(({ slug, title }) => ({ slug, title, href: contentPaths.blogTag(locale, { tagSlug: slug }) }));

import type { Locale } from '@vitryna/contracts/constants';
import type { BlogPostCard } from '@vitryna/contracts/content';
import { formatDate } from '@vitryna/i18n';
import { paths } from '@vitryna/routing';
import { pictureBase } from '@vitryna/ui';

/** A post of the blog as a card; `minutes` is the time it takes to read. */
export type PostView = {
  href: string;
  title: string;
  category: string;
  date: string;
  minutes: number;
  /** The folder of a rendered picture's sizes. */
  picture: string | null;
};

/** Posts in the page's language. */
export function toPostViews(posts: BlogPostCard[], locale: Locale): PostView[] {
  return posts.map(({ slug, title, category, publishedAt, readMinutes, cover }) => ({
    href: paths.blogPost(locale, { postSlug: slug }),
    title,
    category: category.title,
    date: formatDate(publishedAt, locale),
    minutes: readMinutes,
    picture: cover && /^\/media\/[^/]+\/(?:xs|s|m|l|xl)\.webp$/.test(cover.url) ? pictureBase(cover.url) : null,
  }));
}

import type { Locale } from '@vitryna/contracts/constants';
import type { BlogPostCard } from '@vitryna/contracts/content';
import { toContentPicture } from '@vitryna/contracts/picture-sources';
import type { PictureSource } from '@vitryna/contracts/pictures';
import { formatDate } from '@vitryna/i18n';
import { paths } from '@vitryna/routing';

/** A post of the blog as a card; `minutes` is the time it takes to read. */
export type PostView = {
  href: string;
  title: string;
  category: string;
  date: string;
  minutes: number;
  picture: PictureSource | null;
};

/** Posts in the page's language. */
export function toPostViews(posts: BlogPostCard[], locale: Locale): PostView[] {
  return posts.map(({ slug, title, category, publishedAt, readMinutes, cover }) => ({
    href: paths.blogPost(locale, { postSlug: slug }),
    title,
    category: category.title,
    date: formatDate(publishedAt, locale),
    minutes: readMinutes,
    picture: toContentPicture(cover),
  }));
}

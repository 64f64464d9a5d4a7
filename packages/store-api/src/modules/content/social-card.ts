import type { BlogPost } from '@vitryna/contracts/content';
import type { Locale } from '@vitryna/contracts/languages';
import { type SocialCard, socialPath } from '@vitryna/media';
import type { Connection } from '../../database/connection.ts';
import { readItems } from './repository.ts';

type Described = Pick<BlogPost, 'slug' | 'title' | 'category' | 'publishedAt' | 'cover'>;

/** A cover is drawn where it is a picture of the store's own; one of another host stays away, and the words have its place. */
const socialCardOf = ({ title, category, publishedAt, cover }: Described, locale: Locale): SocialCard => ({
  title,
  label: category.title,
  note: {
    kind: 'date',
    text: new Date(publishedAt).toLocaleDateString(locale, { timeZone: 'Europe/Kyiv', dateStyle: 'long' }),
  },
  picture: /^\/media\/([0-9a-f]{16})\//.exec(cover?.url ?? '')?.[1] ?? null,
});

/** The address of a post's picture for social networks. */
export const postPicture = (post: Described, locale: Locale): string =>
  socialPath({ kind: 'post', id: post.slug, locale }, socialCardOf(post, locale));

/** What the picture of a post says; null when the embedded service has no such post. */
export async function findPostCard(db: Connection, slug: string, locale: Locale): Promise<SocialCard | null> {
  const [post] = await readItems(db, 'blog-post', locale, slug);
  return post === undefined ? null : socialCardOf(post as Described, locale);
}

import type { Locale } from '@vitryna/contracts/constants';
import { type BlogPostPage, blogPageSize, blogPostPageSchema } from '@vitryna/contracts/content';
import type { AppContext } from '@vitryna/remote-kit';

/** Which posts: of a category, with a tag, with the words of a query, or all. */
export type PostsWanted = { category?: string; tag?: string; query?: string; page: number };

/** A page of the blog's list; null when the content service is slow or down. */
export function getPosts(
  content: AppContext['content'],
  { locale, ...wanted }: PostsWanted & { locale: Locale },
  signal: AbortSignal,
): Promise<BlogPostPage | null> {
  const query = { locale, pageSize: blogPageSize, ...wanted };
  return content.get('/blog/posts', {
    schema: blogPostPageSchema.nullable(),
    query,
    fallback: null,
    isPaged: true,
    signal,
  });
}

import type { Locale } from '@vitryna/contracts/constants';
import { type BlogPostCard, blogPostCardsSchema } from '@vitryna/contracts/content';
import type { AppContext } from '@vitryna/remote-kit';

/** Most posts of the list. */
const pageSize = 24;

/** The newest posts; null when the content service is slow or down. */
export function getLatestPosts(
  content: AppContext['content'],
  locale: Locale,
  signal: AbortSignal,
): Promise<BlogPostCard[] | null> {
  const query = { locale, pageSize };
  return content.get('/blog/latest', { schema: blogPostCardsSchema.nullable(), query, fallback: null, signal });
}

import type { ContentClient } from '@vitryna/api-client';
import type { Locale } from '@vitryna/contracts/constants';
import { type BlogPostCard, blogPostCardsSchema } from '@vitryna/contracts/content';

/** How many posts a page offers. */
const pageSize = 3;

/** The newest posts of the blog; none when the content service does not answer in time. */
export function getLatestPosts(content: ContentClient, locale: Locale, signal: AbortSignal): Promise<BlogPostCard[]> {
  const query = { locale, pageSize };
  return content.get('/blog/latest', { schema: blogPostCardsSchema, query, fallback: [], signal });
}

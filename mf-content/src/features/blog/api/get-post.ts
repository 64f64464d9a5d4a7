import type { Locale } from '@vitryna/contracts/constants';
import { type BlogPost, blogPostSchema } from '@vitryna/contracts/content';
import type { AppContext } from '@vitryna/remote-kit';

/** A post by its slug; null when there is none, or the content service is slow or down. */
export function getPost(
  content: AppContext['content'],
  { locale, slug, signal }: { locale: Locale; slug: string; signal: AbortSignal },
): Promise<BlogPost | null> {
  const query = { locale, slug };
  return content.get('/blog/posts/view', { schema: blogPostSchema.nullable(), query, fallback: null, signal });
}

import type { Locale } from '@vitryna/contracts/constants';
import { type BlogTerm, blogTermsSchema } from '@vitryna/contracts/content';
import type { AppContext } from '@vitryna/remote-kit';

/** Categories, tags, or the tags that most posts have; none when the content service is slow or down: the posts are there without them. */
export const getTerms = (
  content: AppContext['content'],
  kind: 'categories' | 'tags' | 'popular-tags',
  locale: Locale,
  signal: AbortSignal,
): Promise<BlogTerm[]> =>
  content.get(`/blog/${kind}`, { schema: blogTermsSchema, query: { locale }, fallback: [], signal });

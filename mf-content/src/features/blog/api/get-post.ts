import type { Locale } from '@vitryna/contracts/constants';
import { type BlogPost, blogPostSchema } from '@vitryna/contracts/content';
import type { AppContext } from '@vitryna/remote-kit';

/** A post by its slug; null when there is none, undefined when the content service is slow, down or wrong. */
export function getPost(
  content: AppContext['content'],
  { locale, slug, signal }: { locale: Locale; slug: string; signal: AbortSignal },
): Promise<BlogPost | null | undefined> {
  const query = { locale, slug };
  return content.get<BlogPost | null | undefined>('/blog/posts/view', {
    schema: blogPostSchema.refine((post) => post.slug === slug, `not the post ${slug}`).nullable(),
    query,
    fallback: undefined,
    missing: null,
    signal,
  });
}

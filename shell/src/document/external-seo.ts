import type { ContentClient } from '@vitryna/api-client';
import type { Locale } from '@vitryna/contracts/constants';

/** Title and description that editors gave a path. */
export type ExternalSeo = { title: string; description: string };

/**
 * Reads them from the content service (specification §2, §7). Null when it has none for this path, or does not answer within its
 * second: a page is never held up longer for words.
 */
export async function readExternalSeo(
  content: ContentClient,
  { locale, path, signal }: { locale: Locale; path: string; signal?: AbortSignal },
): Promise<ExternalSeo | null> {
  const { pageSeoSchema } = await import('@vitryna/contracts/content');
  const page = await content.get('/pages', {
    schema: pageSeoSchema(path),
    query: { locale, path, 'fields[0]': 'metaTitle', 'fields[1]': 'metaDescription', 'fields[2]': 'path' },
    fallback: null,
    ...(signal && { signal }),
  });
  return page && { title: page.metaTitle, description: page.metaDescription };
}

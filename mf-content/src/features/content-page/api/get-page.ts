import type { Locale } from '@vitryna/contracts/constants';
import { type Page, pageAnswerSchema } from '@vitryna/contracts/content';
import type { AppContext } from '@vitryna/remote-kit';

/** A page of the content service; null when it has none at this path, is slow or down (specification §7). */
export function getPage(
  content: AppContext['content'],
  { locale, path, signal }: { locale: Locale; path: string; signal: AbortSignal },
): Promise<Page | null> {
  return content.get('/pages', { schema: pageAnswerSchema, query: { locale, path }, fallback: null, signal });
}

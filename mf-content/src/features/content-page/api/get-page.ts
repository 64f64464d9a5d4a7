import type { Locale } from '@vitryna/contracts/constants';
import { type Page, pageAnswerSchema } from '@vitryna/contracts/content';
import type { AppContext } from '@vitryna/remote-kit';

/** A page of the content service; null when it has none at this path, undefined when it is slow, down or wrong (specification §7). */
export function getPage(
  content: AppContext['content'],
  { locale, path, signal }: { locale: Locale; path: string; signal: AbortSignal },
): Promise<Page | null | undefined> {
  return content.get<Page | null | undefined>('/pages', {
    schema: pageAnswerSchema(path),
    query: { locale, path },
    fallback: undefined,
    missing: null,
    signal,
  });
}

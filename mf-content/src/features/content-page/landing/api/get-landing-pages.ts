import type { Locale } from '@vitryna/contracts/constants';
import { type LandingPageList, landingPageListSchema } from '@vitryna/contracts/content';
import type { AppContext } from '@vitryna/remote-kit';

/** One page of the list of landing pages; null when the content service is slow, down or wrong. */
export function getLandingPages(
  content: AppContext['content'],
  { locale, page, signal }: { locale: Locale; page: number; signal: AbortSignal },
): Promise<LandingPageList | null> {
  return content.get('/landing-pages', {
    schema: landingPageListSchema.nullable(),
    query: { locale, page },
    fallback: null,
    isPaged: true,
    signal,
  });
}

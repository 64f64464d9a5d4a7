import type { Locale } from '@vitryna/contracts/constants';
import { type LandingPage, landingPageSchema } from '@vitryna/contracts/content';
import type { AppContext } from '@vitryna/remote-kit';

/** A landing page by its id; null when there is none, undefined when the content service is slow, down or wrong. */
export function getLandingPage(
  content: AppContext['content'],
  { locale, id, signal }: { locale: Locale; id: string; signal: AbortSignal },
): Promise<LandingPage | null | undefined> {
  return content.get<LandingPage | null | undefined>('/landing-pages/view', {
    schema: landingPageSchema.refine((page) => page.id === id, `not the landing page ${id}`),
    query: { locale, id },
    fallback: undefined,
    missing: null,
    signal,
  });
}

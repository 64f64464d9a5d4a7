import type { ContentClient } from '@vitryna/api-client';
import type { Locale } from '@vitryna/contracts/constants';
import { type Page, pageAnswerSchema } from '@vitryna/contracts/content';

/** The page of the installation services, which tells what each costs; null when there is none. */
export function getServices(content: ContentClient, locale: Locale, signal: AbortSignal): Promise<Page | null> {
  const query = { locale, path: '/services' };
  return content.get('/pages', { schema: pageAnswerSchema('/services'), query, fallback: null, signal });
}

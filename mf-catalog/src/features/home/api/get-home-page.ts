import type { ContentClient } from '@vitryna/api-client';
import type { Locale } from '@vitryna/contracts/constants';
import { type Page, pageAnswerSchema } from '@vitryna/contracts/content';

/** The editors' content of the home page; null when there is nothing. */
export function getHomePage(content: ContentClient, locale: Locale, signal: AbortSignal): Promise<Page | null> {
  const fields = { 'fields[0]': 'metaTitle', 'fields[1]': 'metaDescription', 'fields[2]': 'body', 'fields[3]': 'path' };
  const query = { locale, path: '/', ...fields };
  return content.get('/pages', { schema: pageAnswerSchema('/'), query, fallback: null, signal });
}

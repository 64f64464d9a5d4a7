import type { ContentClient } from '@vitryna/api-client';
import type { Locale } from '@vitryna/contracts/constants';
import { type HeaderBanner, headerBannerSchema } from '@vitryna/contracts/content';

/** The strip at the top of the store; null when there is none or the content service does not answer in time. */
export function getHeaderBanner(content: ContentClient, locale: Locale, signal: AbortSignal): Promise<HeaderBanner> {
  const query = {
    locale,
    'populate[0]': 'image',
    'populate[1]': 'adaptiveImage',
    'fields[0]': 'title',
    'fields[1]': 'url',
  };
  return content.get('/banners/header', { schema: headerBannerSchema, query, fallback: null, signal });
}

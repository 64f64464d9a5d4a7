import type { ContentClient } from '@vitryna/api-client';
import type { Locale } from '@vitryna/contracts/constants';
import { type HomeBanners, homeBannersSchema } from '@vitryna/contracts/content';

/** Banners of the home page; none when the content service does not answer in time. */
export function getHomeBanners(content: ContentClient, locale: Locale, signal: AbortSignal): Promise<HomeBanners> {
  return content.get('/banners/home', {
    schema: homeBannersSchema,
    query: { locale },
    fallback: { hero: [], promo: [] },
    signal,
  });
}

import type { ContentClient } from '@vitryna/api-client';
import type { Locale } from '@vitryna/contracts/constants';
import { type PromoBanners, promoBannersSchema } from '@vitryna/contracts/content';

/** Offers that editors placed in a category; none when the content service does not answer in time. */
export function getPromoBanners(
  content: ContentClient,
  query: { locale: Locale; categoryCode: string },
  signal: AbortSignal,
): Promise<PromoBanners> {
  return content.get('/banners/promo', { schema: promoBannersSchema, query, fallback: [], signal });
}

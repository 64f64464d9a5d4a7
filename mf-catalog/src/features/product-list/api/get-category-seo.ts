import type { ContentClient } from '@vitryna/api-client';
import type { Locale } from '@vitryna/contracts/constants';
import { type CategorySeo, categorySeoSchema } from '@vitryna/contracts/content';

/** Texts that editors wrote for a category or for one of its filters; null without any, or when nobody answers in time. */
export function getCategorySeo(
  content: ContentClient,
  query: { locale: Locale; categoryCode: string; specifications: string },
  signal: AbortSignal,
): Promise<CategorySeo> {
  return content.get('/category-seo', { schema: categorySeoSchema, query, fallback: null, signal });
}

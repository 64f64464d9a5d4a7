/**
 * Queries of the catalogue calls. Numbers come as text, lists as `name[]=a&name[]=b`; `parseQuery` of
 * `@vitryna/contracts/query-string` makes the object that these schemas read. A query that breaks them is a 400.
 */

import { defaultPageSize } from '../constants.ts';
import { defaultLocale } from '../languages.ts';
import { z } from '../zod.ts';
import { filterLimits, maxSuggestQuery } from './filters.ts';
import { labelSchema } from './product.ts';
import { sortSchema } from './product-list.ts';
import { idInput, limitInput, localeSchema, pageInput, priceInput, slugInput, textInput } from './scalars.ts';
import { suggestionRows } from './suggestion-rows.ts';
import { labels, maxListedOptions, shownOptions } from './values.ts';

const labelsInput = z.array(labelSchema).max(labels.length);

/** `/catalog/category/list` */
export const categoryListQuerySchema = z.object({
  categoryId: idInput.optional(),
  pageNum: pageInput.optional(),
  pageSize: limitInput.optional(),
  labels: labelsInput.optional(),
});
export type CategoryListQuery = z.infer<typeof categoryListQuerySchema>;

/** `/catalog/category/view` */
export const categoryViewQuerySchema = z.object({ slug: slugInput });

/** `/catalog/category/contents` */
export const categoryContentsQuerySchema = z.object({ categoryId: idInput });

/** `/catalog/product/list`; `specifications` is the segment of the address as it is, decoded once. */
export const productListQuerySchema = z.object({
  categoryId: idInput.optional(),
  searchQuery: textInput(filterLimits.searchQuery).optional(),
  manufacturer: slugInput.optional(),
  pageNum: pageInput.default(1),
  pageSize: limitInput.default(defaultPageSize),
  specifications: textInput(filterLimits.segment).optional(),
  minPrice: priceInput.optional(),
  maxPrice: priceInput.optional(),
  labels: labelsInput.optional(),
  sort: sortSchema.optional(),
  /** `true` searches for exactly what was typed: no other layout, alphabet or spelling. */
  asTyped: z.enum(['true', 'false']).optional(),
});
export type ProductListQuery = z.infer<typeof productListQuerySchema>;

/** `/catalog/product/list/options`: options of one filter of a list that hold the words of `query`; all of them without it. */
export const optionsQuerySchema = productListQuerySchema.omit({ pageNum: true, pageSize: true, sort: true }).extend({
  facet: slugInput,
  query: textInput(maxSuggestQuery).optional(),
  limit: z.coerce.number().int().min(1).max(maxListedOptions).default(shownOptions),
});
export type OptionsQuery = z.infer<typeof optionsQuerySchema>;

/** `/catalog/product/view` */
export const productViewQuerySchema = z.object({ slug: slugInput, categorySlug: slugInput.optional() });

/** `/catalog/product/list/ids`: by id, or by the slugs of their addresses. */
export const productIdsQuerySchema = z.object({
  ids: z.array(idInput).max(50).default([]),
  slugs: z.array(slugInput).max(50).default([]),
});

/** `/catalog/product/list/related` */
export const relatedQuerySchema = z.object({
  productId: idInput,
  type: z.enum(['similar', 'accessories', 'boughtTogether', 'series']),
  limit: limitInput.default(12),
});
export type RelatedType = z.infer<typeof relatedQuerySchema>['type'];

/** `/catalog/product/list/showcase` */
export const showcaseQuerySchema = z.object({
  block: z.enum(['hits', 'new', 'sale', 'promo', 'recommended']),
  categoryId: idInput.optional(),
  limit: limitInput.default(20),
});
export type ShowcaseBlock = z.infer<typeof showcaseQuerySchema>['block'];

/** `/catalog/search/suggest`; `locale` is the language of suggested queries: answers are shared, so that it is no header. */
export const suggestQuerySchema = z.object({
  query: textInput(maxSuggestQuery).min(1),
  limit: z.coerce.number().int().min(1).max(suggestionRows.wide).default(suggestionRows.wide),
  locale: localeSchema.default(defaultLocale),
});
export type SuggestQuery = z.infer<typeof suggestQuerySchema>;

/** `/catalog/search/popular` */
export const popularSearchesQuerySchema = z.object({ locale: localeSchema.default(defaultLocale) });

/** `/catalog/redirect` */
export const redirectQuerySchema = z.object({ path: textInput(2000) });

/** `/catalog/product/review/list` */
export const reviewListQuerySchema = z.object({
  productId: idInput,
  page: pageInput.default(1),
  limit: limitInput.default(10),
  sort: z.enum(['useful', 'new', 'high', 'low']).default('useful'),
  rating: z.coerce.number().int().min(1).max(5).optional(),
  withMedia: z.enum(['true', 'false']).optional(),
});

import {
  bodySchema,
  categoriesSchema,
  categoryContentsQuerySchema,
  categoryListQuerySchema,
  categoryViewQuerySchema,
  categoryViewSchema,
  foundOptionsSchema,
  optionsQuerySchema,
  popularSearchesQuerySchema,
  popularSearchesSchema,
  productCardSchema,
  productIdsQuerySchema,
  productListQuerySchema,
  productListSchema,
  productViewQuerySchema,
  productViewSchema,
  relatedQuerySchema,
  reviewListQuerySchema,
  reviewPageSchema,
  reviewSchema,
  reviewViewQuerySchema,
  showcaseQuerySchema,
  showcaseSchema,
  suggestQuerySchema,
  suggestSchema,
} from '@vitryna/contracts/api';
import { z } from 'zod';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { readCardsInOrder } from '../../catalogue/read-cards.ts';
import { notFound } from '../../core/failure.ts';
import type { Database } from '../../database/open-database.ts';
import { type Call, defineCall } from '../../openapi/registry.ts';
import { listCategories, viewCategory } from './categories.ts';
import { cleanContents } from './clean-contents.ts';
import { findOptions } from './find-options.ts';
import { parseProductId } from './product-cards.ts';
import { listProducts } from './product-list.ts';
import { findIdsBySlugs } from './product-repository.ts';
import { type DeliveryPriceOf, viewProduct } from './product-view.ts';
import { listRelated } from './related.ts';
import { listReviews, viewReview } from './reviews.ts';
import { popularSearches, suggestSearches } from './search.ts';
import { showProducts } from './showcase.ts';

/** The catalogue calls of contract §2. All are the same for every visitor. */
export function createCatalogueCalls(
  { db }: Pick<Database, 'db'>,
  catalogue: Catalogue,
  deliveryPriceOf: DeliveryPriceOf,
): Call[] {
  const { readCards, readListedCards, drawer } = catalogue;
  const shared = { method: 'GET', tag: 'catalogue', cache: 'shared' } as const;
  const found = <Value>(value: Value | null): Value => {
    if (value === null) throw notFound();
    return value;
  };
  const productIdOf = (id: string): number => found(parseProductId(id));

  return [
    defineCall({
      ...shared,
      path: '/catalog/category/list',
      summary: 'Tree of the categories that have products, or the subtree of one',
      query: categoryListQuerySchema,
      result: categoriesSchema,
      handle: ({ query, context }) => listCategories(catalogue.current(), query, context),
    }),
    defineCall({
      ...shared,
      path: '/catalog/category/view',
      summary: 'A category by its slug',
      query: categoryViewQuerySchema,
      result: categoryViewSchema,
      errors: ['notFound'],
      handle: ({ query, context }) => found(viewCategory(catalogue.current(), query.slug, context)),
    }),
    defineCall({
      ...shared,
      path: '/catalog/category/contents',
      summary: 'Texts of a category',
      query: categoryContentsQuerySchema,
      result: z.array(bodySchema),
      errors: ['notFound'],
      handle: ({ query }) =>
        cleanContents(found(catalogue.current().categories.get(query.categoryId) ?? null).contents),
    }),
    defineCall({
      ...shared,
      path: '/catalog/product/list',
      summary: 'Products of a category, a search or a manufacturer, with filters and counts',
      query: productListQuerySchema,
      result: productListSchema,
      errors: ['notFound'],
      handle: ({ query, context }) => listProducts(catalogue.current(), readListedCards, query, context),
    }),
    defineCall({
      ...shared,
      path: '/catalog/product/list/options',
      summary: 'Options of one filter of a list by what was typed to find them, or all of them',
      query: optionsQuerySchema,
      result: foundOptionsSchema,
      errors: ['notFound'],
      handle: ({ query }) => findOptions(catalogue.current(), query),
    }),
    defineCall({
      ...shared,
      path: '/catalog/product/view',
      summary: 'A product by its slug, or where it lives',
      query: productViewQuerySchema,
      result: productViewSchema,
      errors: ['notFound'],
      handle: async ({ query, context: time }) =>
        found(await viewProduct({ db, index: catalogue.current(), readCards, drawer, deliveryPriceOf, time }, query)),
    }),
    defineCall({
      ...shared,
      path: '/catalog/product/list/ids',
      summary: 'Cards of products in the given order',
      query: productIdsQuerySchema,
      result: z.array(productCardSchema),
      handle: async ({ query: { ids, slugs } }) => {
        const known = ids.flatMap((id) => parseProductId(id) ?? []);
        return readCardsInOrder(readCards, [...known, ...(await findIdsBySlugs(db, slugs))]);
      },
    }),
    defineCall({
      ...shared,
      path: '/catalog/product/list/related',
      summary: 'Similar products, accessories, bought together, of the same series',
      query: relatedQuerySchema,
      result: z.array(productCardSchema),
      errors: ['notFound'],
      handle: async ({ query }) => {
        const input = { ...query, productId: productIdOf(query.productId) };
        return found(await listRelated(db, catalogue.current(), readCards, input));
      },
    }),
    defineCall({
      ...shared,
      path: '/catalog/product/list/showcase',
      summary: 'A row of products for the home and category pages',
      query: showcaseQuerySchema,
      result: showcaseSchema,
      errors: ['notFound'],
      handle: ({ query: { categoryId, ...query } }) => {
        const index = catalogue.current();
        const category = categoryId === undefined ? null : found(index.categories.get(categoryId) ?? null);
        return showProducts(index, readListedCards, { ...query, category });
      },
    }),
    defineCall({
      ...shared,
      path: '/catalog/search/suggest',
      summary: 'Queries, categories, makers, products and pages for what has been typed so far',
      query: suggestQuerySchema,
      result: suggestSchema,
      handle: ({ query }) => suggestSearches(catalogue.current(), readListedCards, query),
    }),
    defineCall({
      ...shared,
      path: '/catalog/search/popular',
      summary: 'Popular searches and categories, for an empty search field and for nothing found',
      query: popularSearchesQuerySchema,
      result: popularSearchesSchema,
      handle: ({ query, context }) => popularSearches(catalogue.current(), query.locale, context),
    }),
    defineCall({
      ...shared,
      path: '/catalog/product/review/view',
      summary: 'One review that is shown',
      query: reviewViewQuerySchema,
      result: reviewSchema,
      errors: ['notFound'],
      handle: async ({ query }) => found(await viewReview(db, productIdOf(query.reviewId))),
    }),
    defineCall({
      ...shared,
      path: '/catalog/product/review/list',
      summary: 'Reviews of a product with their summary',
      query: reviewListQuerySchema,
      result: reviewPageSchema,
      errors: ['notFound'],
      handle: async ({ query: { productId, ...query } }) => found(await listReviews(db, productIdOf(productId), query)),
    }),
  ];
}

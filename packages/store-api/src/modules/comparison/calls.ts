import {
  comparisonClearSchema,
  comparisonIdsSchema,
  comparisonQuerySchema,
  comparisonSchema,
  type Product,
  productChangeSchema,
} from '@vitryna/contracts/api';
import { maxCompared } from '@vitryna/contracts/values';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { conflict, notFound } from '../../core/failure.ts';
import type { Connection } from '../../database/connection.ts';
import { type Call, type CallContext, defineCall } from '../../openapi/registry.ts';
import { parseProductId } from '../catalog/product-cards.ts';
import { findByIds } from '../catalog/product-repository.ts';
import { toProduct } from '../catalog/product-view.ts';
import { toComparisonRows } from './comparison-rows.ts';
import {
  addCompared,
  type Compared,
  clearCompared,
  readCompared,
  readMainCategories,
  removeCompared,
} from './repository.ts';

const groupsOf = (compared: readonly Compared[]) =>
  [...Map.groupBy(compared, ({ categoryId }) => categoryId)].map(([categoryId, members]) => ({
    categoryId,
    ids: members.slice(0, maxCompared).map(({ productId }) => productId),
  }));

/** The comparison calls of contract §2, for users and for guests. `ids[]` shows the products of a shared link instead. */
export function createComparisonCalls(db: Connection, catalogue: Catalogue): Call[] {
  const { readCards, drawer } = catalogue;
  const readGroups = async (context: Pick<CallContext, 'db' | 'session'>) => {
    const shopperId = await context.session.readShopperId();
    return groupsOf(shopperId === null ? [] : await readCompared(context.db, shopperId));
  };
  const readIds = async (context: Pick<CallContext, 'db' | 'session'>) => {
    const groups = await readGroups(context);
    return { groups: groups.map(({ categoryId, ids }) => ({ categoryId, ids: ids.map(String) })) };
  };
  const readShared = async (sent: readonly string[]) => {
    const ids = [...new Set(sent.flatMap((id) => parseProductId(id) ?? []))];
    const categories = await readMainCategories(db, ids);
    return groupsOf(
      ids.flatMap((productId) => {
        const categoryId = categories.get(productId);
        return categoryId === undefined ? [] : [{ productId, categoryId }];
      }),
    );
  };

  return [
    defineCall({
      method: 'GET',
      path: '/catalog/product/list/comparison',
      tag: 'comparison',
      summary: 'Products to compare with their specifications in rows, grouped by main category',
      query: comparisonQuerySchema,
      result: comparisonSchema,
      handle: async ({ query, context }) => {
        const groups = query.ids === undefined ? await readGroups(context) : await readShared(query.ids);
        const index = catalogue.current();
        const shown = { db, index, readCards, drawer, time: context };
        const stored = await findByIds(
          db,
          groups.flatMap(({ ids }) => ids),
        );
        const view = async ({ categoryId, ids }: (typeof groups)[number]) => {
          const category = index.categories.get(categoryId);
          if (category === undefined) return [];
          const found = await Promise.all(
            ids.map((id) => {
              const product = stored.get(id);
              return product === undefined ? null : toProduct(shown, product);
            }),
          );
          const products = found.filter((product): product is Product => product !== null);
          const { code: id, slug, name } = category;
          const rows = toComparisonRows(products, (spec) => index.specifications.get(spec)?.better ?? null);
          return [{ category: { id, slug, name }, products, rows }];
        };
        return { groups: (await Promise.all(groups.map(view))).flat() };
      },
    }),
    defineCall({
      method: 'GET',
      path: '/catalog/product/comparison/ids',
      tag: 'comparison',
      summary: 'Ids of the products to compare, grouped by main category',
      result: comparisonIdsSchema,
      handle: ({ context }) => readIds(context),
    }),
    defineCall({
      method: 'POST',
      path: '/catalog/product/comparison/add',
      tag: 'comparison',
      summary: 'Adds a product; six of one category at most',
      body: productChangeSchema,
      result: comparisonIdsSchema,
      errors: ['notFound', 'conflict'],
      handle: async ({ body, context }) => {
        const productId = parseProductId(body.productId);
        const categories = await readMainCategories(context.db, productId === null ? [] : [productId]);
        const categoryId = productId === null ? undefined : categories.get(productId);
        // Asked before a session is made: a wrong id leaves no trace.
        if (productId === null || categoryId === undefined) throw notFound();
        const shopperId = await context.session.requireShopperId();
        if (!(await addCompared(context.db, shopperId, { productId, categoryId }, context.now()))) {
          throw conflict('comparisonFull', '@No more products of this category can be compared', { max: maxCompared });
        }
        return readIds(context);
      },
    }),
    defineCall({
      method: 'POST',
      path: '/catalog/product/comparison/remove',
      tag: 'comparison',
      summary: 'Removes a product; may be repeated',
      body: productChangeSchema,
      result: comparisonIdsSchema,
      handle: async ({ body, context }) => {
        const productId = parseProductId(body.productId);
        const shopperId = await context.session.readShopperId();
        if (productId !== null && shopperId !== null) await removeCompared(context.db, shopperId, productId);
        return readIds(context);
      },
    }),
    defineCall({
      method: 'POST',
      path: '/catalog/product/comparison/clear',
      tag: 'comparison',
      summary: 'Removes the products of one category, or all',
      body: comparisonClearSchema,
      result: comparisonIdsSchema,
      handle: async ({ body, context }) => {
        const shopperId = await context.session.readShopperId();
        if (shopperId !== null) await clearCompared(context.db, shopperId, body.categoryId);
        return readIds(context);
      },
    }),
  ];
}

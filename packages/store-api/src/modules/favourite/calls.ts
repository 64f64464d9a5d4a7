import { favouriteSchema, nothingSchema, productChangeSchema } from '@vitryna/contracts/api';
import { z } from 'zod';
import { notFound } from '../../core/failure.ts';
import type { Connection } from '../../database/connection.ts';
import { type Call, defineCall } from '../../openapi/registry.ts';
import { type ProductCards, parseProductId } from '../catalog/product-cards.ts';
import { addFavourite, hasProduct, readFavourites, removeFavourite } from './repository.ts';

/** The favourites calls of contract §2; adding and removing may be repeated. */
export const createFavouriteCalls = (db: Connection, cards: ProductCards): Call[] => [
  defineCall({
    method: 'GET',
    path: '/catalog/product/list/favorite',
    tag: 'favourites',
    summary: 'Favourites with the price on the day they were added, the newest first',
    result: z.array(favouriteSchema),
    handle: async ({ context }) => {
      const shopperId = await context.session.readShopperId();
      const rows = shopperId === null ? [] : await readFavourites(db, shopperId);
      const products = await cards.readCards(rows.map((row) => row.productId));
      return rows.flatMap((row) => {
        const product = products.get(row.productId);
        if (product === undefined) return [];
        const priceThen = row.priceThen === null ? null : { amount: row.priceThen, currency: 'UAH' as const };
        const isBack = row.wasOrderable === false && product.isOrderable && !product.isDeleted;
        return { product, addedAt: row.addedAt.toISOString(), priceThen, isBack };
      });
    },
  }),
  defineCall({
    method: 'POST',
    path: '/catalog/product/favorite/add',
    tag: 'favourites',
    summary: 'Adds a product to the favourites',
    body: productChangeSchema,
    result: nothingSchema,
    errors: ['notFound'],
    handle: async ({ body, context }) => {
      const productId = parseProductId(body.productId);
      // Asked before a session is made: a wrong id leaves no trace.
      if (productId === null || !(await hasProduct(context.db, productId))) throw notFound();
      await addFavourite(context.db, await context.session.requireShopperId(), productId, context.now());
      return null;
    },
  }),
  defineCall({
    method: 'POST',
    path: '/catalog/product/favorite/remove',
    tag: 'favourites',
    summary: 'Removes a product from the favourites',
    body: productChangeSchema,
    result: nothingSchema,
    handle: async ({ body, context }) => {
      const productId = parseProductId(body.productId);
      const shopperId = await context.session.readShopperId();
      if (productId !== null && shopperId !== null) await removeFavourite(context.db, shopperId, productId);
      return null;
    },
  }),
];

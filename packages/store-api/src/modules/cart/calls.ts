import {
  cartAllQuerySchema,
  cartChangeSchema,
  cartLinesSchema,
  cartSummarySchema,
  deliveryMethodSchema,
  nothingSchema,
} from '@vitryna/contracts/api';
import { z } from 'zod';
import { type Call, defineCall } from '../../openapi/registry.ts';
import { addToCart, type Cart, readCart, readRuledLines, removeFromCart, summarise } from './cart.ts';

const reference = z
  .string()
  .regex(/^[0-9A-Za-z-]{1,64}$/)
  .optional();
const summaryQuerySchema = z.object({
  deliveryMethod: deliveryMethodSchema.optional(),
  cityRef: reference,
  warehouseRef: reference,
});

/** The calls of contract §3: reading never makes a session, the first change does. */
export const createCartCalls = (cart: Cart): Call[] => [
  defineCall({
    method: 'GET',
    path: '/catalog/product/list/cart/all',
    tag: 'cart',
    summary: 'Lines of the cart, with gifts when `fields[]=gifts`',
    query: cartAllQuerySchema,
    result: cartLinesSchema,
    handle: async ({ query, context }) => {
      const shopperId = await context.session.readShopperId();
      return shopperId === null ? [] : readCart(cart, shopperId, query.fields?.includes('gifts') ?? false);
    },
  }),
  defineCall({
    method: 'GET',
    path: '/catalog/product/cart/summary',
    tag: 'cart',
    summary: 'Totals of the cart and the way to free delivery',
    query: summaryQuerySchema,
    result: cartSummarySchema,
    handle: async ({ query, context }) => {
      const shopperId = await context.session.readShopperId();
      return summarise(shopperId === null ? [] : await readRuledLines(cart, shopperId), query.deliveryMethod);
    },
  }),
  defineCall({
    method: 'POST',
    path: '/catalog/product/cart/add',
    tag: 'cart',
    summary: 'Adds this many units to what is in the cart',
    body: cartChangeSchema,
    result: nothingSchema,
    errors: ['notFound', 'conflict'],
    handle: async ({ body, context }) => {
      await addToCart(context.db, context.session, body, context.now());
      return null;
    },
  }),
  defineCall({
    method: 'POST',
    path: '/catalog/product/cart/remove',
    tag: 'cart',
    summary: 'Takes this many units from the cart; with none left the line goes',
    body: cartChangeSchema,
    result: nothingSchema,
    handle: async ({ body, context }) => {
      const shopperId = await context.session.readShopperId();
      if (shopperId !== null) await removeFromCart(context.db, shopperId, body);
      return null;
    },
  }),
];

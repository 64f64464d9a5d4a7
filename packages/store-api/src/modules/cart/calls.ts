import {
  additionsSchema,
  cartAllQuerySchema,
  cartChangeSchema,
  cartChangesSchema,
  cartLinesSchema,
  cartPutSchema,
  cartQuantitySchema,
  nothingSchema,
  priceAcceptanceSchema,
  productCardSchema,
} from '@vitryna/contracts/api';
import { z } from 'zod';
import { inTransaction } from '../../database/connection.ts';
import { type Call, defineCall } from '../../openapi/registry.ts';
import { parseProductId } from '../catalog/product-cards.ts';
import {
  addProducts,
  addToCart,
  type Cart,
  putInCart,
  readCart,
  readPricedCart,
  removeFromCart,
  setInCart,
} from './cart.ts';
import { createCouponCalls } from './coupon-calls.ts';
import { recommend } from './recommend.ts';
import { acceptPrice } from './repository.ts';
import { createSavedCalls } from './saved-calls.ts';
import { createSharedCalls } from './shared-calls.ts';

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
    path: '/catalog/product/cart/addMany',
    tag: 'cart',
    summary: 'Adds several products, as many of each as there are',
    body: cartChangesSchema,
    result: additionsSchema,
    handle: ({ body, context }) => addProducts(context.db, context.session, body.items, context.now()),
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
  defineCall({
    method: 'POST',
    path: '/catalog/product/cart/put',
    tag: 'cart',
    summary: 'Puts one unit of a product into a cart that has none; may be repeated',
    body: cartPutSchema,
    result: nothingSchema,
    errors: ['notFound', 'conflict'],
    handle: async ({ body, context }) => {
      await putInCart(context.db, context.session, body.productId, context.now());
      return null;
    },
  }),
  defineCall({
    method: 'POST',
    path: '/catalog/product/cart/set',
    tag: 'cart',
    summary: 'Sets the quantity of a line; 0 takes it away',
    body: cartQuantitySchema,
    result: nothingSchema,
    errors: ['notFound', 'conflict'],
    handle: async ({ body, context }) => {
      await inTransaction(context.db, (transaction) =>
        context.session.within(transaction, () => setInCart(transaction, context.session, body, context.now())),
      );
      return null;
    },
  }),
  defineCall({
    method: 'GET',
    path: '/catalog/product/list/cart/recommended',
    tag: 'cart',
    summary: 'Products that fit the cart and lift it over free delivery',
    result: z.array(productCardSchema),
    handle: async ({ context }) => {
      const shopperId = await context.session.readShopperId();
      return shopperId === null ? [] : recommend(cart, await readPricedCart(cart, shopperId), context.now());
    },
  }),
  defineCall({
    method: 'POST',
    path: '/catalog/product/cart/accept',
    tag: 'cart',
    summary: 'The shopper agrees to the new price of a line',
    body: priceAcceptanceSchema,
    result: nothingSchema,
    handle: async ({ body, context }) => {
      const productId = parseProductId(body.productId);
      const shopperId = await context.session.readShopperId();
      if (productId === null || shopperId === null) return null;
      await acceptPrice(context.db, { shopperId, productId, price: body.price });
      return null;
    },
  }),
  ...createCouponCalls(cart),
  ...createSavedCalls(cart),
  ...createSharedCalls(cart),
];

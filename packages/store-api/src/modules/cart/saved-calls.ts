import { nothingSchema, productChangeSchema, savedLinesSchema } from '@vitryna/contracts/api';
import { inTransaction } from '../../database/connection.ts';
import { type Call, defineCall } from '../../openapi/registry.ts';
import { parseProductId } from '../catalog/product-cards.ts';
import { addToCart, type Cart } from './cart.ts';
import { readSavedLines, saveLine, takeSavedLine } from './saved-repository.ts';

/** A shopper's saved lines: lines of the cart that an order leaves out. */
export const createSavedCalls = ({ db, cards }: Cart): Call[] => [
  defineCall({
    method: 'GET',
    path: '/catalog/product/list/cart/saved',
    tag: 'cart',
    summary: 'Products that were saved for later, the latest first',
    result: savedLinesSchema,
    handle: async ({ context }) => {
      const shopperId = await context.session.readShopperId();
      const lines = shopperId === null ? [] : await readSavedLines(db, shopperId);
      const products = await cards.readCards(lines.map((line) => line.productId));
      return lines.flatMap(({ productId, quantity }) => {
        const product = products.get(productId);
        return product === undefined ? [] : [{ product, quantity }];
      });
    },
  }),
  defineCall({
    method: 'POST',
    path: '/catalog/product/cart/save',
    tag: 'cart',
    summary: 'Moves a line of the cart to what is saved for later',
    body: productChangeSchema,
    result: nothingSchema,
    handle: async ({ body, context }) => {
      const productId = parseProductId(body.productId);
      const shopperId = await context.session.readShopperId();
      if (productId !== null && shopperId !== null) await saveLine(context.db, shopperId, productId, context.now());
      return null;
    },
  }),
  defineCall({
    method: 'POST',
    path: '/catalog/product/cart/unsave',
    tag: 'cart',
    summary: 'Puts a product that was saved for later back into the cart',
    body: productChangeSchema,
    result: nothingSchema,
    errors: ['notFound', 'conflict'],
    handle: async ({ body, context }) => {
      const productId = parseProductId(body.productId);
      const shopperId = await context.session.readShopperId();
      if (productId === null || shopperId === null) return null;
      // All pieces or none: what cannot be bought stays saved.
      await inTransaction(context.db, async (transaction) => {
        const quantity = await takeSavedLine(transaction, shopperId, productId);
        if (quantity === null) return;
        await addToCart(transaction, context.session, { ...body, quantity }, context.now());
      });
      return null;
    },
  }),
  defineCall({
    method: 'POST',
    path: '/catalog/product/cart/saved/remove',
    tag: 'cart',
    summary: 'Takes a product out of what is saved for later',
    body: productChangeSchema,
    result: nothingSchema,
    handle: async ({ body, context }) => {
      const productId = parseProductId(body.productId);
      const shopperId = await context.session.readShopperId();
      if (productId !== null && shopperId !== null) await takeSavedLine(context.db, shopperId, productId);
      return null;
    },
  }),
];

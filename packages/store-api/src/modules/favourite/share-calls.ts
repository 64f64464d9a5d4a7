import { favouritesShareSchema, sharedFavouritesQuerySchema, sharedFavouritesSchema } from '@vitryna/contracts/api';
import { Failure } from '../../core/failure.ts';
import type { Connection } from '../../database/connection.ts';
import { type Call, type CallContext, defineCall } from '../../openapi/registry.ts';
import type { ProductCards } from '../catalog/product-cards.ts';
import { readFavourites } from './repository.ts';
import { dropShare, findSharer, makeShare, readShare } from './share-repository.ts';

const tag = 'favourites';

/** The shopper of an account: what a visitor keeps may be gone tomorrow, and a link to it with it. */
async function requireOwner({ session }: Pick<CallContext, 'session'>): Promise<string> {
  await session.requireAccountId();
  return session.requireShopperId();
}

/** Favourites behind a link that an account gives out and takes back: who has it sees products, and changes nothing. */
export const createFavouriteShareCalls = (db: Connection, cards: ProductCards): Call[] => [
  defineCall({
    method: 'GET',
    path: '/catalog/product/favorite/share',
    tag,
    summary: 'The link under which the user shows the favourites, if there is one',
    result: favouritesShareSchema,
    errors: ['unauthorized'],
    handle: async ({ context }) => ({ token: await readShare(db, await requireOwner(context)) }),
  }),
  defineCall({
    method: 'POST',
    path: '/catalog/product/favorite/share',
    tag,
    summary: 'Makes the link; asked for again it is the same',
    result: favouritesShareSchema,
    errors: ['unauthorized'],
    handle: async ({ context }) => {
      const shopperId = await requireOwner(context);
      context.limit('share');
      return { token: await makeShare(context.db, shopperId, context.now()) };
    },
  }),
  defineCall({
    method: 'POST',
    path: '/catalog/product/favorite/share/stop',
    tag,
    summary: 'Withdraws the link. May be repeated',
    result: favouritesShareSchema,
    errors: ['unauthorized'],
    handle: async ({ context }) => {
      await dropShare(context.db, await requireOwner(context));
      return { token: null };
    },
  }),
  defineCall({
    method: 'GET',
    path: '/catalog/product/list/favorite/shared',
    tag,
    summary: 'The favourites that a link shows, the latest added first',
    query: sharedFavouritesQuerySchema,
    result: sharedFavouritesSchema,
    errors: ['gone'],
    handle: async ({ query: { token } }) => {
      const shopperId = await findSharer(db, token);
      if (shopperId === null) throw new Failure('gone');
      const rows = await readFavourites(db, shopperId);
      const products = await cards.readCards(rows.map(({ productId }) => productId));
      return {
        products: rows.flatMap(({ productId }) => products.get(productId) ?? []).filter((card) => !card.isDeleted),
      };
    },
  }),
];

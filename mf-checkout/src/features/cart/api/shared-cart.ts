import type { ApiClient } from '@vitryna/api-client';
import {
  type Additions,
  additionsSchema,
  type SavedLine,
  savedLinesSchema,
  sharedCartSchema,
} from '@vitryna/contracts/api';

/** Makes a link to the cart: a path below the language. */
export async function shareCart(api: ApiClient): Promise<string> {
  const { url } = await api.post('/catalog/product/cart/share', {}, { schema: sharedCartSchema });
  return url;
}

/** The additions of a link to a cart. Quiet: the page says so when it is too old. */
export const getSharedCart = (api: ApiClient, token: string): Promise<SavedLine[]> =>
  api.get('/catalog/product/list/cart/shared', { schema: savedLinesSchema, query: { token }, isQuiet: true });

/** Puts what a link to a cart holds into the cart. */
export const restoreCart = (api: ApiClient, token: string): Promise<Additions> =>
  api.post('/catalog/product/cart/restore', { token }, { schema: additionsSchema });

import type { ApiClient } from '@vitryna/api-client';
import { nothingSchema, type SavedLine, savedLinesSchema } from '@vitryna/contracts/api';

/** The saved lines. Quiet: the cart is there without it. */
export const getSavedLines = (api: ApiClient): Promise<SavedLine[]> =>
  api.get('/catalog/product/list/cart/saved', { schema: savedLinesSchema, isQuiet: true });

/** Moves a line out of the cart for later. */
export const saveLine = (api: ApiClient, productId: string): Promise<null> =>
  api.post('/catalog/product/cart/save', { productId }, { schema: nothingSchema });

/** Puts a saved product back into the cart. */
export const unsaveLine = (api: ApiClient, productId: string): Promise<null> =>
  api.post('/catalog/product/cart/unsave', { productId }, { schema: nothingSchema });

/** Lets a saved product go. */
export const dropSavedLine = (api: ApiClient, productId: string): Promise<null> =>
  api.post('/catalog/product/cart/saved/remove', { productId }, { schema: nothingSchema });

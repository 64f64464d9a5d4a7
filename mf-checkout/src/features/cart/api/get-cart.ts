import type { ApiClient } from '@vitryna/api-client';
import { type CartLine, cartLinesSchema } from '@vitryna/contracts/api';

/** The lines of the visitor's cart, for a page that is rendered with them. */
export const getCart = (api: ApiClient, signal: AbortSignal): Promise<CartLine[]> =>
  api.get('/catalog/product/list/cart/all', { schema: cartLinesSchema, query: { fields: ['gifts'] }, signal });

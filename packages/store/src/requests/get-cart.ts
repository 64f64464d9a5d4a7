import { type CartLine, cartLinesSchema } from '@vitryna/contracts/api';
import type { StoreApi } from '../options.ts';

export function getCart(api: StoreApi): Promise<CartLine[]> {
  return api.get('/catalog/product/list/cart/all', { schema: cartLinesSchema, query: { fields: ['gifts'] } });
}

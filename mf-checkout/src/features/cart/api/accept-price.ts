import type { ApiClient } from '@vitryna/api-client';
import { nothingSchema } from '@vitryna/contracts/api';

/** The shopper agrees to the new price of a line, hryvnia for one piece. */
export const acceptPrice = (api: ApiClient, productId: string, price: number): Promise<null> =>
  api.post('/catalog/product/cart/accept', { productId, price }, { schema: nothingSchema });

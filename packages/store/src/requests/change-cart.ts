import { nothingSchema } from '@vitryna/contracts/api';
import type { StoreApi } from '../options.ts';

/** Sends a difference (decision 11): above zero it is added, below zero its absolute amount is removed. */
export async function changeCart(api: StoreApi, productId: string, difference: number): Promise<void> {
  const path = difference > 0 ? '/catalog/product/cart/add' : '/catalog/product/cart/remove';
  await api.post(path, { productId, quantity: Math.abs(difference) }, { schema: nothingSchema });
}

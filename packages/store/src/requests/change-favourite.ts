import { nothingSchema } from '@vitryna/contracts/api';
import type { StoreApi } from '../options.ts';

export async function changeFavourite(api: StoreApi, productId: string, isFavourite: boolean): Promise<void> {
  const path = isFavourite ? '/catalog/product/favorite/add' : '/catalog/product/favorite/remove';
  await api.post(path, { productId }, { schema: nothingSchema });
}

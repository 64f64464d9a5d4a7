import { type Favourite, favouriteSchema } from '@vitryna/contracts/api';
import { z } from 'zod';
import type { StoreApi } from '../options.ts';

const favouritesSchema = z.array(favouriteSchema);

export function getFavourites(api: StoreApi): Promise<Favourite[]> {
  return api.get('/catalog/product/list/favorite', { schema: favouritesSchema });
}

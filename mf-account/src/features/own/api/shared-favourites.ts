import type { ApiClient } from '@vitryna/api-client';
import { favouritesShareSchema, type ProductCard, sharedFavouritesSchema } from '@vitryna/contracts/api';

/** Makes a link to the favourites, or finds the one that is; answers its token. */
export async function shareFavourites(api: ApiClient): Promise<string | null> {
  const { token } = await api.post('/catalog/product/favorite/share', {}, { schema: favouritesShareSchema });
  return token;
}

/** Makes the link lead nowhere. */
export async function stopSharing(api: ApiClient): Promise<void> {
  await api.post('/catalog/product/favorite/share/stop', {}, { schema: favouritesShareSchema });
}

/** A shared list. Quiet: the page says so when it leads nowhere any more. */
export async function getSharedFavourites(api: ApiClient, token: string): Promise<ProductCard[]> {
  const { products } = await api.get('/catalog/product/list/favorite/shared', {
    query: { token },
    schema: sharedFavouritesSchema,
    isQuiet: true,
  });
  return products;
}

import { createApiClient } from '@vitryna/api-client';
import { createFetchTransport } from '@vitryna/api-client/fetch';
import { productCardsSchema } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import { toPictures } from './to-picture.ts';

const api = createApiClient({ transport: createFetchTransport('/user') });

/** Folder of the sizes of a product's second picture, null without one. */
export async function readSecond(productId: string, locale: Locale): Promise<string | null> {
  const query = { ids: [productId] };
  const cards = await api.get('/catalog/product/list/ids', { schema: productCardsSchema, query, isQuiet: true });
  return toPictures(cards[0]?.images ?? [], locale)[1]?.base ?? null;
}

import { createApiClient } from '@vitryna/api-client';
import { createFetchTransport } from '@vitryna/api-client/fetch';
import { productCardsSchema } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import { avifSet } from './preload-picture.ts';
import { toPictures } from './to-picture.ts';

const api = createApiClient({ transport: createFetchTransport('/user') });

/** Candidates of a product's second picture, null without one. */
export async function readSecond(productId: string, locale: Locale): Promise<string | null> {
  const query = { ids: [productId] };
  const cards = await api.get('/catalog/product/list/ids', { schema: productCardsSchema, query, isQuiet: true });
  const second = toPictures(cards[0]?.images ?? [], locale)[1];
  return second ? avifSet(second) : null;
}

import type { ApiClient } from '@vitryna/api-client';
import { nothingSchema, type PriceWatch, priceWatchResultSchema, priceWatchSchema } from '@vitryna/contracts/api';
import type { RobotGuard } from '@vitryna/forms';

type Wish = { productId: string; email: string; targetAmount?: number | undefined };

/**
 * Asks to be told when a product becomes cheaper; an e-mail asks the address first.
 *
 * @throws an `ApiError`; 409 when it has no price, or is as cheap already
 */
export async function watchPrice(api: ApiClient, body: Wish & RobotGuard): Promise<void> {
  await api.post('/catalog/product/price/watch', body, { schema: priceWatchResultSchema });
}

/** The watch behind the token of an e-mail. */
export const getWatch = (api: ApiClient, token: string): Promise<PriceWatch> =>
  api.get('/catalog/product/price/watch/view', { schema: priceWatchSchema, query: { token }, isQuiet: true });

/** Confirms or stops it. */
export async function answerWatch(api: ApiClient, token: string, answer: 'confirm' | 'stop'): Promise<void> {
  await api.post('/catalog/product/price/watch/answer', { token, answer }, { schema: nothingSchema, isQuiet: true });
}

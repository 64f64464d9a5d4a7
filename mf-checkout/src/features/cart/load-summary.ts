import type { CartSummary } from '@vitryna/contracts/api';

/** Brings the summary of the cart that the server has. */
export type LoadSummary = (signal: AbortSignal) => Promise<CartSummary>;

/** The summary over the store API of this origin; client and schemas arrive with the first call. */
export const loadSummary: LoadSummary = async (signal) => {
  const [{ createApiClient }, { createFetchTransport }, { getCartSummary }] = await Promise.all([
    import('@vitryna/api-client'),
    import('@vitryna/api-client/fetch'),
    import('./api/get-cart-summary.ts'),
  ]);
  return getCartSummary(createApiClient({ transport: createFetchTransport('/user') }), signal);
};

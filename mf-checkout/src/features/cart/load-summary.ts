import type { CartSummary } from '@vitryna/contracts/api';
import { tabContext } from '@vitryna/remote-kit';

/** Brings the summary of the cart that the server has. */
export type LoadSummary = (signal: AbortSignal) => Promise<CartSummary>;

/** The summary from the store API; schemas arrive with the first call. */
export async function loadSummary(signal: AbortSignal): Promise<CartSummary> {
  const { getCartSummary } = await import('./api/get-cart-summary.ts');
  return getCartSummary(tabContext().api, signal);
}

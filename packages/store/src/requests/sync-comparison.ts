import { comparisonIdsSchema } from '@vitryna/contracts/api';
import type { StoreApi } from '../options.ts';
import type { ComparisonState } from '../state.ts';

type Groups = ComparisonState['groups'];

/** Full, or no longer sold: the account's own products stay, and the guest's one is left out. */
const isRefused = (error: unknown): boolean => [404, 409].includes((error as { status?: number } | null)?.status ?? 0);

/**
 * What an account compares, after a guest's products have joined it.
 *
 * @throws what the calls throw, but for products that the account does not take
 */
export async function syncComparison(api: StoreApi, guests: Groups): Promise<Groups> {
  let { groups } = await api.get('/catalog/product/comparison/ids', { schema: comparisonIdsSchema, isQuiet: true });
  const known = new Set(groups.flatMap(({ ids }) => ids));
  for (const productId of guests.flatMap(({ ids }) => ids)) {
    if (known.has(productId)) continue;
    try {
      const body = { productId };
      const answer = await api.post('/catalog/product/comparison/add', body, {
        schema: comparisonIdsSchema,
        isQuiet: true,
      });
      groups = answer.groups;
    } catch (error) {
      if (!isRefused(error)) throw error;
    }
  }
  return groups;
}

import type { ApiClient } from '@vitryna/api-client';
import { type KeptDraft, keptDraftSchema } from '@vitryna/contracts/api';

/** The shopper's earlier input, in another tab or on another day. */
export function getDraft(api: ApiClient): Promise<KeptDraft> {
  return api.get('/checkout/draft', { schema: keptDraftSchema, isQuiet: true });
}

import type { ApiClient } from '@vitryna/api-client';
import { type CheckoutDraft, type KeptDraft, keptDraftSchema } from '@vitryna/contracts/api';

/** Keeps what is filled in so far. Quiet: it is sent again until it is kept. */
export function saveDraft(api: ApiClient, draft: CheckoutDraft): Promise<KeptDraft> {
  return api.post('/checkout/draft', draft, { schema: keptDraftSchema, isQuiet: true });
}

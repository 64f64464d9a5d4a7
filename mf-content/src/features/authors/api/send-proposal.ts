import type { ApiClient } from '@vitryna/api-client';
import { type MarketingEvent, requestSchema } from '@vitryna/contracts/api';
import type { RobotGuard } from '@vitryna/forms';
import type { ProposalValues } from '../author-schema.ts';

/**
 * Sends what somebody proposes to write.
 *
 * @throws an `ApiError`
 */
export async function sendProposal(
  api: ApiClient,
  { agree, ...values }: ProposalValues & { page: string },
  guard: RobotGuard,
): Promise<void> {
  const body: MarketingEvent = { event: 'becomeAuthor', ...values, ...guard, agree: true };
  await api.post('/marketing/event', body, { schema: requestSchema });
}

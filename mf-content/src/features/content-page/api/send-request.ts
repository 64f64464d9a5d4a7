import type { ApiClient } from '@vitryna/api-client';
import { type MarketingEvent, requestSchema } from '@vitryna/contracts/api';
import type { RobotGuard } from '@vitryna/forms';
import type { RequestEvent } from '../request-rules.ts';
import type { RequestValues } from '../request-schema.ts';

/**
 * Sends what a form of an editors' block asks for, and from which page.
 *
 * @throws an `ApiError`
 */
export async function sendRequest(
  api: ApiClient,
  event: RequestEvent,
  { page, ...values }: RequestValues & { page: string },
  guard: RobotGuard,
): Promise<void> {
  const body = { event, ...values, ...guard, page } as MarketingEvent;
  await api.post('/marketing/event', body, { schema: requestSchema });
}

import { type ApiClient, isApiError } from '@vitryna/api-client';
import { applicationSchema } from '@vitryna/contracts/api';
import type { RobotGuard } from '@vitryna/forms';
import type { ApplicationValues } from '../application-schema.ts';

/**
 * Sends an installer's application.
 *
 * @returns whether it is the first one of this address
 * @throws an `ApiError`
 */
export async function sendApplication(api: ApiClient, values: ApplicationValues, guard: RobotGuard): Promise<boolean> {
  const body = { event: 'subscriptionInstaller', ...values, ...guard };
  try {
    await api.post('/marketing/event', body, { schema: applicationSchema });
    return true;
  } catch (error) {
    if (isApiError(error) && error.status === 409 && error.code === 'alreadySubscribed') return false;
    throw error;
  }
}

import { type Config, configSchema } from '@vitryna/contracts/api';
import type { AppContext } from '@vitryna/remote-kit';

const answerSchema = configSchema.pick({ phone: true, schedule: true, openingHours: true });

/** The store's phone and its hours; null when it does not answer. */
export function getOpeningHours(
  api: AppContext['api'],
  signal: AbortSignal,
): Promise<Pick<Config, 'phone' | 'schedule' | 'openingHours'> | null> {
  return api.get('/shared/config', { schema: answerSchema, signal }).catch(() => null);
}

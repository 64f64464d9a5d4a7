import { type Config, configSchema } from '@vitryna/contracts/api';
import type { AppContext } from '@vitryna/remote-kit';

/** The store's contacts and switches: phones, opening hours, the company. */
export function getConfig(api: AppContext['api'], signal: AbortSignal): Promise<Config> {
  return api.get('/shared/config', { schema: configSchema, signal });
}

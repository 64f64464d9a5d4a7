import type { ApiClient } from '@vitryna/api-client';
import { type Config, configSchema } from '@vitryna/contracts/api';

/** The store's own phones. */
export function getConfig(api: ApiClient, signal: AbortSignal): Promise<Config> {
  return api.get('/shared/config', { schema: configSchema, signal, isQuiet: true });
}

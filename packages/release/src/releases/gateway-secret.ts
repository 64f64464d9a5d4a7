import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The file of the gateways' secret on this machine: beside its releases, for its owner alone. */
export const gatewaySecretFile = (storeFolder: string): string => join(dirname(storeFolder), 'gateway-secret');

/** The secret of the gateways beside a release store, by which the API does not limit the gate; undefined when there is none. */
export async function readGatewaySecret(storeFolder: string): Promise<string | undefined> {
  return readFile(gatewaySecretFile(storeFolder), 'utf8').catch(() => undefined);
}

import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');

/** Where the journeys' store listens; away from the addresses of a developer's own store. */
export const port = Number(process.env.E2E_PORT ?? 8191);
export const apiPort = Number(process.env.E2E_API_PORT ?? 4191);

/** Where a spec may stand a host of pictures that the store's settings name, and one that nobody stands up. */
export const remoteImagePorts = { pictures: apiPort + 1, dead: apiPort + 2 };

/** The specs build and start a store, unless `BASE_URL` names one that runs already. */
export const hasOwnStore = process.env.BASE_URL === undefined;
export const baseURL = process.env.BASE_URL ?? `http://localhost:${port}`;

/** The store's own data: made anew by deleting the folder. */
export const dataFolder = process.env.E2E_DATA_FOLDER ?? join(root, '.data/e2e');

/** Known to the gateways that specs start themselves. */
export const gatewaySecret = 'journeys-of-the-tests-only';

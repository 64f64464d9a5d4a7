import type { Transport } from '@vitryna/api-client';

/** Reads by the browser's own fetch: what opens without a loader needs no more than this. */
export function createFetchTransport(base: string): Transport {
  return async ({ path, headers, signal }) => {
    const response = await fetch(base + path, { headers: { Accept: 'application/json', ...headers }, signal });
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.json().catch(() => null),
    };
  };
}

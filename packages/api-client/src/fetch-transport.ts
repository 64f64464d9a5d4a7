import type { Transport } from './transport.ts';

/**
 * Calls over the browser's own fetch, cookies included. For what no loader can carry: contents of modals, and what a
 * pointer asks for. A tenth of the page's own transport.
 */
export function createFetchTransport(baseUrl: string): Transport {
  return async ({ method, path, headers, body, signal }) => {
    const response = await fetch(baseUrl + path, {
      method,
      headers: {
        Accept: 'application/json',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
      credentials: 'include',
      signal,
    });
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.json().catch(() => null),
    };
  };
}

import type { ApiClient } from './api-client.ts';
import { type ApiError, createApiError } from './api-error.ts';

/**
 * A client that loads the real one at its first call: what runs before hydration can hold it without its weight.
 * When loading fails the call throws an `ApiError` of kind `network`, which is what it is to a shopper; `onNetworkError` is
 * told as of any call without an answer, unless the call is quiet. The next call tries again.
 * @example
 * const api = lazyApiClient(async () => {
 *   const [{ createApiClient }, { createAxiosTransport }] = await Promise.all([
 *     import('@vitryna/api-client'), import('@vitryna/api-client/axios'),
 *   ]);
 *   return createApiClient({ transport: createAxiosTransport({ baseUrl: '/user' }), hooks });
 * });
 */
export function lazyApiClient(
  load: () => Promise<ApiClient>,
  onNetworkError?: (error: ApiError) => unknown,
): ApiClient {
  let client: Promise<ApiClient> | undefined;
  const ready = () => {
    client ??= load().catch((cause: unknown) => {
      client = undefined;
      throw createApiError({ kind: 'network', message: 'the client could not be loaded', cause });
    });
    return client;
  };
  const readyFor = ({ isQuiet }: { isQuiet?: boolean }) =>
    ready().catch((error: ApiError) => {
      if (!isQuiet) onNetworkError?.(error);
      throw error;
    });
  return {
    get: async (path, options) => (await readyFor(options)).get(path, options),
    post: async (path, body, options) => (await readyFor(options)).post(path, body, options),
  };
}

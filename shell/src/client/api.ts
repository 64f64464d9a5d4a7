import { type ApiClient, type ApiHooks, type ContentClient, lazyApiClient } from '@vitryna/api-client';
import { expectedBuildTag } from '@vitryna/contracts/constants';
import type { PageState } from '../document/page-state.ts';

/** Content that cannot even be asked for is the fallback, like any other that does not come. */
const lazyContentClient = (load: () => Promise<ContentClient>): ContentClient => ({
  get: (path, options) =>
    load().then(
      (client) => client.get(path, options),
      () => options.fallback,
    ),
});

/** Clients of the store API and of the content service; axios and schemas come with the first call. */
export function createApi(
  { locale, composition }: PageState,
  hooks: ApiHooks,
): { api: ApiClient; content: ContentClient } {
  const transport = async (baseUrl: string) =>
    (await import('@vitryna/api-client/axios')).createAxiosTransport({ baseUrl });
  const api = lazyApiClient(async () => {
    const { createApiClient } = await import('@vitryna/api-client');
    return createApiClient({
      transport: await transport('/user'),
      headers: () => ({ 'X-Locale': locale, 'X-Composition': composition }),
      expected: { buildTag: expectedBuildTag, compositionId: composition },
      hooks,
    });
  }, hooks.onNetworkError);
  const content = lazyContentClient(async () => {
    const { createContentClient } = await import('@vitryna/api-client');
    return createContentClient({
      transport: await transport('/api'),
      onError: hooks.onNetworkError,
      report: console.warn,
    });
  });
  return { api, content };
}

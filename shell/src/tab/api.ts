import { type ApiClient, type ApiHooks, type ContentClient, lazyApiClient } from '@vitryna/api-client';
import { expectedBuildTag, type Locale } from '@vitryna/contracts/constants';
import type { Stores } from '@vitryna/store';

/** Content that cannot even be asked for is the fallback, like any other that does not come. */
const lazyContentClient = (load: () => Promise<ContentClient>): ContentClient => ({
  get: (path, options) =>
    load().then(
      (client) => client.get(path, options),
      () => options.fallback,
    ),
});

/**
 * Clients of the store API and of the content service; axios and schemas come with the first call, and beside them the texts: what
 * the answers change on the page is said in words that the server did not need. Calls of pages (`pagesApi`) wait for a sign-in.
 */
export function createApi(
  { locale, composition }: { locale: Locale; composition: string },
  stores: () => Stores,
  hooks: ApiHooks,
  loadTexts: () => Promise<unknown>,
): { api: ApiClient; pagesApi: ApiClient; content: ContentClient } {
  const transport = async (baseUrl: string) =>
    (await import('@vitryna/api-client/axios')).createAxiosTransport({ baseUrl });
  const api = lazyApiClient(async () => {
    const [{ createApiClient }, userTransport] = await Promise.all([
      import('@vitryna/api-client'),
      transport('/user'),
      loadTexts(),
    ]);
    return createApiClient({
      transport: userTransport,
      headers: () => ({ 'X-Locale': locale, 'X-Composition': composition }),
      expected: { buildTag: expectedBuildTag, compositionId: composition },
      hooks,
    });
  }, hooks.onNetworkError);
  const pagesApi = lazyApiClient(async () => {
    const { afterSignIn } = await import('./after-sign-in.ts');
    return afterSignIn(api, stores());
  }, hooks.onNetworkError);
  const content = lazyContentClient(async () => {
    const [{ createContentClient }, contentTransport] = await Promise.all([
      import('@vitryna/api-client'),
      transport('/api'),
    ]);
    return createContentClient({
      transport: contentTransport,
      onError: hooks.onNetworkError,
      report: console.warn,
    });
  });
  return { api, pagesApi, content };
}

import type { WorkerScope } from './worker-scope.ts';

type Preloading = { request: Request; preloadResponse?: Promise<Response | undefined> };

/**
 * The page as the network gives it: what the browser has begun to fetch by itself, where it does. Without a connection that
 * rejects; Firefox gives an error response instead, which no page may be answered with, so the network is asked once more.
 */
export async function networkAnswer(
  { request, preloadResponse }: Preloading,
  fetch: WorkerScope['fetch'],
): Promise<Response> {
  const preloaded = await preloadResponse;
  return preloaded && preloaded.type !== 'error' ? preloaded : fetch(request);
}

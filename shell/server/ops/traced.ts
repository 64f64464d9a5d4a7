import { AsyncLocalStorage } from 'node:async_hooks';
import type { PackedPage } from '@vitryna/release';
import type { Tracing } from '@vitryna/tracing';
import type { JsonClient } from '../upstream/json-client.ts';

/** Asks what a render needs. */
type Asks = { fetch: (request: never) => unknown };
type Renderer<Input> = { render: (input: Input) => Promise<PackedPage> };

/** The path of an address without its query, which may carry what somebody searched for. */
const pathOf = (path: string): string => path.split('?', 1)[0] ?? '';

/** The same client; each call is a span. */
export function tracedClient(client: JsonClient, upstream: string, tracing: Tracing): JsonClient {
  return {
    get: (request) =>
      tracing.span(
        {
          name: `GET ${upstream}`,
          kind: 'client',
          facts: { 'http.request.method': 'GET', 'url.path': pathOf(request.path) },
        },
        async (note) => {
          const answer = await client.get(request);
          note({
            'http.response.status_code': answer.status,
            ...(answer.status >= 500 && { 'error.type': `${answer.status}` }),
          });
          return answer;
        },
      ),
    close: client.close,
  };
}

/** The same renderer; each render is a span, named by the route that it found. */
export function tracedRenderer<Input extends Asks>(
  renderer: Renderer<Input>,
  composition: string,
  tracing: Tracing,
): Renderer<Input> {
  return {
    render: (input) =>
      tracing.span(
        { name: 'render', kind: 'internal', facts: { 'vitryna.composition': composition } },
        async (note) => {
          // A thread's question arrives as a message from outside: it belongs to this render.
          const result = await renderer.render({ ...input, fetch: AsyncLocalStorage.bind(input.fetch) });
          note({ 'http.route': result.route || 'none', 'http.response.status_code': result.status });
          return result;
        },
      ),
  };
}

import fc from 'fast-check';
import { fuzzedBody } from './bodies.ts';
import { fuzzedHeaders } from './headers.ts';
import { fuzzedQuery, type Parameter } from './queries.ts';
import type { KnownTexts, Schema } from './valid-values.ts';

type Operation = {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: { 'application/json': { schema: Schema } } };
};

/** The OpenAPI document of the store API, as it is answered. */
export type StoreDocument = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

/** One request; everything in `target` is percent-encoded. */
export type FuzzedRequest = {
  method: string;
  target: string;
  headers: Record<string, string>;
  body: string | null;
};

/** The requests of one documented call. */
export type FuzzedOperation = { name: string; requests: fc.Arbitrary<FuzzedRequest> };

/** What is put behind a path; the empty one is the call itself. */
const pathEnds = ['/', '//', '%00', '/..', '/%2e%2e/%2e%2e', '%2f', '.json', ';a=b', '/__proto__', '%ff'];

/**
 * Requests of every call of an OpenAPI document: such as it asks for, such with one thing wrong, and such that mean harm. The texts are
 * what the store knows: ids, slugs, names.
 */
export function fuzzedOperations(document: StoreDocument, texts: KnownTexts): FuzzedOperation[] {
  const vocabulary = { schemas: document.components.schemas, texts };
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters = [], requestBody }]) => {
      const query = fuzzedQuery(parameters, vocabulary);
      const isWrite = method === 'post';
      const requests = fc.record({
        method: fc.oneof(
          { arbitrary: fc.constant(method.toUpperCase()), weight: 30 },
          fc.constantFrom('PUT', 'OPTIONS'),
        ),
        target: fc
          .tuple(fc.oneof({ arbitrary: fc.constant(''), weight: 20 }, fc.constantFrom(...pathEnds)), query)
          .map(([end, sent]) => `${path}${end}${sent && '?'}${sent}`),
        headers: fuzzedHeaders.map((headers) => ({
          ...(isWrite && { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }),
          ...headers,
        })),
        body: isWrite ? fuzzedBody(requestBody?.content['application/json'].schema, vocabulary) : fc.constant(null),
      });
      return { name: operationId, requests };
    }),
  );
}

import fc from 'fast-check';
import { fuzzedBody } from './bodies.ts';
import { fuzzedHeaders } from './headers.ts';
import { fuzzedQuery, type Parameter, strangeQuery } from './queries.ts';
import type { Fuzzed, KnownTexts, Schema } from './valid-values.ts';

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
export type FuzzedOperation = Fuzzed<FuzzedRequest> & { name: string };

/** The suffix of a path; mostly nothing. */
const ends = fc.oneof(
  { arbitrary: fc.constant(''), weight: 20 },
  fc.constantFrom('/', '//', '%00', '/..', '/%2e%2e/%2e%2e', '%2f', '.json', ';a=b', '/__proto__', '%ff'),
);
const nothing = { valid: fc.constant(null), all: fc.constant(null) };

/**
 * Requests of every call of an OpenAPI document: such as it asks for, and among all of them such with one thing wrong and such that mean
 * harm. The texts are what the store knows: ids, slugs, names.
 */
export function fuzzedOperations(document: StoreDocument, texts: KnownTexts): FuzzedOperation[] {
  const vocabulary = { schemas: document.components.schemas, texts };
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters = [], requestBody }]) => {
      const query = fuzzedQuery(parameters, vocabulary);
      const isWrite = method === 'post';
      const body = isWrite ? fuzzedBody(requestBody?.content['application/json'].schema, vocabulary) : nothing;
      const usual: Record<string, string> = isWrite
        ? { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
        : {};
      const plain = { method: fc.constant(method.toUpperCase()), headers: fc.constant(usual) };
      const to = (end: string, sent: string) => `${path}${end}${sent && '?'}${sent}`;
      const valid = fc.record({ ...plain, target: query.valid.map((sent) => to('', sent)), body: body.valid });
      const all = fc.record({
        method: fc.oneof({ arbitrary: plain.method, weight: 30 }, fc.constantFrom('PUT', 'OPTIONS')),
        target: fc.tuple(ends, query.all).map(([end, sent]) => to(end, sent)),
        headers: fuzzedHeaders.map((headers) => ({ ...usual, ...headers })),
        body: body.all,
      });
      return { name: operationId, valid, all };
    }),
  );
}

/** Reads of addresses of pages: as they are, with an end that is none, in another case, with queries that mean harm. */
export function fuzzedAddresses(addresses: readonly string[]): fc.Arbitrary<FuzzedRequest> {
  const cased = fc.oneof(
    { arbitrary: fc.constantFrom(...addresses), weight: 4 },
    fc.constantFrom(...addresses).map((address) => address.toUpperCase()),
  );
  const query = strangeQuery(['page', 'sort', 'query', 'filters', 'utm_source', 'modal', 'recovery']);
  return fc.record({
    method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD'),
    target: fc.tuple(cased, ends, query).map(([path, end, sent]) => `${path}${end}${sent && '?'}${sent}`),
    headers: fuzzedHeaders,
    body: fc.constant(null),
  });
}

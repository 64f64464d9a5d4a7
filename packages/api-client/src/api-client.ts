import type { Query } from '@vitryna/contracts/query-string';
import { stringifyQuery } from '@vitryna/contracts/query-string';
import type { z } from 'zod';
import { type ApiError, createApiError, isApiError } from './api-error.ts';
import { contractError } from './contract-error.ts';
import { withDeadline } from './deadline.ts';
import { type ApiHooks, createEffects, type Expected } from './effects.ts';
import { httpError } from './http-error.ts';
import { createLru } from './lru.ts';
import type { Transport, TransportRequest, TransportResponse } from './transport.ts';

/** How long the client keeps a catalogue answer, in milliseconds (specification §9.15, reading 14). */
const payloadCacheMs = 3_600_000;

/** Options of every call. */
export type CallOptions<T> = {
  schema: z.ZodType<T>;
  signal?: AbortSignal;
  /** The page is pointless without this: a failure is thrown as 404 'request error', its `cause` says which (specification §8). */
  showError?: boolean;
  /** No toast and no redirect when it fails: for prefetching and background work. */
  isQuiet?: boolean;
};
export type GetOptions<T> = CallOptions<T> & { query?: Query };
export type PostOptions<T> = CallOptions<T> & { idempotencyKey?: string };

/** Calls to the store API, by path below `/user`. Both resolve with the parsed `data` and throw `ApiError`. */
export interface ApiClient {
  get: <T>(path: string, options: GetOptions<T>) => Promise<T>;
  post: <T>(path: string, body: unknown, options: PostOptions<T>) => Promise<T>;
}

export type ApiClientOptions = {
  transport: Transport;
  hooks?: ApiHooks;
  /** Headers of every call, asked for anew each time: `X-Locale`, `X-Composition`. */
  headers?: () => Record<string, string>;
  expected?: Expected;
  /** Milliseconds that an answer may take. */
  timeoutMs?: number;
  /** Told of every failure, for the log: a page may go on without the answer. */
  report?: (error: ApiError) => unknown;
  /** Answers with an `ETag` that are kept; 0 on the server, where the gateway has its own cache. */
  cacheSize?: number;
  /** Milliseconds, for tests. */
  now?: () => number;
};

type Kept = { etag: string; at: number; body: unknown; schema: unknown; data: unknown };

/** The parsed form of an answer: the gateway hands out one object for many renders, and checking it once is enough. */
const parsed = new WeakMap<object, { schema: unknown; data: unknown }>();

const unwrap = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'data' in body ? body.data : body;

/**
 * The error for a page whose required call failed (specification §8). Why it failed is the `cause`: a page
 * that was not there and an outage look alike to the code of a page, but not to a crawler.
 */
const asPageError = (cause: ApiError): ApiError =>
  Object.assign(createApiError({ kind: 'http', message: '', status: 404, code: cause.code, cause }), {
    message: 'request error',
  });

/** Makes a client of the store API over a transport. Cheap: the server makes one per request. */
export function createApiClient({
  transport,
  hooks = {},
  headers = () => ({}),
  expected = {},
  timeoutMs = 10_000,
  report,
  cacheSize = 10,
  now = Date.now,
}: ApiClientOptions): ApiClient {
  const affect = createEffects(hooks, expected);
  const kept = createLru<Kept>(cacheSize);

  const parse = <T>(request: TransportRequest, schema: z.ZodType<T>, body: unknown): T => {
    const isObject = typeof body === 'object' && body !== null;
    const before = isObject ? parsed.get(body) : undefined;
    if (before?.schema === schema) return before.data as T;
    const result = schema.safeParse(unwrap(body));
    if (result.success) {
      if (isObject) parsed.set(body, { schema, data: result.data });
      return result.data;
    }
    throw contractError(`${request.method} ${request.path}`, result.error);
  };

  const read = <T>(request: TransportRequest, response: TransportResponse, schema: z.ZodType<T>, copy?: Kept): T => {
    if (response.status === 304 && copy) {
      copy.at = now();
      // The same request file, so the same schema: no second parse of an answer that has not changed.
      return copy.schema === schema ? (copy.data as T) : parse(request, schema, copy.body);
    }
    if (response.status < 200 || response.status > 299) throw httpError(request, response);
    const data = parse(request, schema, response.body);
    const etag = response.headers?.etag;
    if (request.method === 'GET' && etag && cacheSize > 0) {
      kept.set(request.path, { etag, at: now(), body: response.body, schema, data });
    }
    return data;
  };

  const call = async <T>(
    request: Omit<TransportRequest, 'signal'>,
    options: CallOptions<T>,
    copy?: Kept,
  ): Promise<T> => {
    const name = `${request.method} ${request.path}`;
    let sent: TransportRequest | undefined;
    try {
      const response = await withDeadline({ name, signal: options.signal, timeoutMs }, (signal) => {
        sent = { ...request, signal };
        return transport(sent);
      });
      const answered = sent as TransportRequest;
      affect({ response }, answered, options.isQuiet ?? false);
      return read(answered, response, options.schema, copy);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (sent) affect({ error }, sent, options.isQuiet ?? false);
      report?.(error);
      throw options.showError ? asPageError(error) : error;
    }
  };

  return {
    get: (path, options) => {
      const query = options.query ? stringifyQuery(options.query) : '';
      const address = query ? `${path}?${query}` : path;
      const found = kept.get(address);
      const copy = found && now() - found.at <= payloadCacheMs ? found : undefined;
      const validator: Record<string, string> = copy ? { 'If-None-Match': copy.etag } : {};
      return call({ method: 'GET', path: address, headers: { ...headers(), ...validator } }, options, copy);
    },
    post: (path, body, options) => {
      const key: Record<string, string> = options.idempotencyKey ? { 'Idempotency-Key': options.idempotencyKey } : {};
      return call({ method: 'POST', path, headers: { ...headers(), ...key }, body }, options);
    },
  };
}

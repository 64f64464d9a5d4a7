import { contentTimeoutMs, keptSinceHeader } from '@vitryna/contracts/constants';
import { type Query, stringifyQuery } from '@vitryna/contracts/query-string';
import { collectOmissions, type Omission } from '@vitryna/contracts/tolerant';
import type { z } from 'zod';
import { type ApiError, isApiError } from './api-error.ts';
import { contractError } from './contract-error.ts';
import { withDeadline } from './deadline.ts';
import { httpError } from './http-error.ts';
import type { Transport, TransportRequest } from './transport.ts';

export type ContentGetOptions<T> = {
  schema: z.ZodType<T>;
  query?: Query;
  /** The page when the service is down, slow or wrong. */
  fallback: T;
  /** The fallback when the service answers 404; the fallback unless told otherwise. */
  missing?: T;
  signal?: AbortSignal;
  /** The shopper is told: `onError` is called (specification §8). */
  showError?: boolean;
  /** One page of a list: the schema reads `{ items, pagination }`, whose second part stands in the answer's `meta`. */
  isPaged?: boolean;
  /** Told since when the answer may be out of date (milliseconds), where the service says so: it gave what it had kept. */
  onKept?: (since: number) => unknown;
};

/** Reads of the content service, by path below `/api`. Never throws: a page can do without any of it. */
export interface ContentClient {
  get: <T>(path: string, options: ContentGetOptions<T>) => Promise<T>;
}

export type ContentClientOptions = {
  transport: Transport;
  /** Milliseconds before the fallback (specification §9: 1000). */
  timeoutMs?: number;
  /** Told of a failure when the call has `showError`: toast 'Internal server error'. */
  onError?: (error: ApiError) => unknown;
  /** Told of every failure, for the log; that there is no such thing is none. */
  report?: (error: ApiError) => unknown;
  /** Told of the wrong parts that an answer is used without, for the log. */
  onOmissions?: (call: string, parts: Omission[]) => unknown;
};

/** Makes a client of the content service over a transport. */
export const createContentClient = ({
  transport,
  timeoutMs = contentTimeoutMs,
  onError,
  report,
  onOmissions,
}: ContentClientOptions): ContentClient => ({
  get: async (path, { schema, query, fallback, missing = fallback, signal, showError, isPaged = false, onKept }) => {
    const text = query ? stringifyQuery(query) : '';
    const address = text ? `${path}?${text}` : path;
    let request: TransportRequest | undefined;
    let isNone = false;
    try {
      const response = await withDeadline({ name: `GET ${address}`, signal, timeoutMs }, (inner) => {
        request = { method: 'GET', path: address, headers: {}, signal: inner };
        return transport(request);
      });
      const { status, body } = response;
      // In words of its own: a page of HTML that stands in front of the service knows nothing of what it has.
      isNone = status === 404 && typeof body === 'object' && body !== null;
      if (status !== 200) throw httpError(request as TransportRequest, response);
      const { result, omissions } = collectOmissions(() => schema.safeParse(answerOf(body, isPaged)));
      if (result.success) {
        if (omissions.length > 0) onOmissions?.(`GET ${address}`, omissions);
        const since = Date.parse(response.headers?.[keptSinceHeader] ?? '');
        if (!Number.isNaN(since)) onKept?.(since);
        return result.data;
      }
      throw contractError(`GET ${address}`, result.error);
    } catch (error) {
      if (!signal?.aborted && isApiError(error)) {
        if (!isNone) report?.(error);
        if (showError) onError?.(error);
      }
      return isNone ? missing : fallback;
    }
  },
});

/** What an answer holds, out of its envelope. */
function answerOf(body: unknown, isPaged: boolean): unknown {
  if (typeof body !== 'object' || body === null || !('data' in body)) return body;
  if (!isPaged) return body.data;
  const meta = 'meta' in body && typeof body.meta === 'object' ? body.meta : null;
  return { items: body.data, pagination: meta && 'pagination' in meta ? meta.pagination : undefined };
}

import { type ApiError, isApiError } from '@vitryna/api-client';
import { isRouteErrorResponse } from 'react-router';

/** Why a page cannot be shown; plain data, so that server and browser show the same. */
export type PageProblem = {
  kind: 'notFound' | 'gone' | 'lost' | 'offline' | 'unavailable';
  /** Status of the document. */
  status: number;
};

const isPageProblem = (error: unknown): error is PageProblem =>
  typeof error === 'object' && error !== null && 'kind' in error && 'status' in error && !(error instanceof Error);

/** Refusals mean that the address shows nothing: there is no such thing, or not for this shopper. */
const refusals = new Set([400, 403, 404]);

/** Behind a 404 'request error' is what really happened; an outage must not look like a lost page to a crawler. */
const reasonOf = (error: ApiError): ApiError => (isApiError(error.cause) ? error.cause : error);

/** Without a connection everything fails that has to be fetched, code too; a server never says so of its visitor. */
const isOffline = (error: unknown): boolean =>
  typeof document !== 'undefined' &&
  (isApiError(error) ? reasonOf(error).kind === 'network' : error instanceof Error && !navigator.onLine);

/** Reads whatever a loader or a render threw. */
export function pageProblemOf(error: unknown): PageProblem {
  if (isPageProblem(error)) return error;
  const status = isApiError(error) ? reasonOf(error).status : isRouteErrorResponse(error) ? error.status : undefined;
  if (status === 410) return { kind: 'gone', status };
  if (status !== undefined && refusals.has(status)) return { kind: 'notFound', status: 404 };
  if (isOffline(error)) return { kind: 'offline', status: 503 };
  if (isApiError(error)) return { kind: 'unavailable', status: 503 };
  return { kind: 'lost', status: 503 };
}

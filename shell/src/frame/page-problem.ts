import { isApiError } from '@vitryna/api-client';
import { isRouteErrorResponse } from 'react-router';
import { RemoteLostError } from '../routing/remote-pages.ts';

/** Why a page cannot be shown; plain data, so that server and browser show the same. */
export type PageProblem = {
  kind: 'notFound' | 'gone' | 'lost' | 'unavailable';
  /** Status of the document. */
  status: number;
};

const isPageProblem = (error: unknown): error is PageProblem =>
  typeof error === 'object' && error !== null && 'kind' in error && 'status' in error && !(error instanceof Error);

/** Reads whatever a loader or a render threw. */
export function pageProblemOf(error: unknown): PageProblem {
  if (isPageProblem(error)) return error;
  const status = isRouteErrorResponse(error) || isApiError(error) ? error.status : undefined;
  if (status === 404) return { kind: 'notFound', status };
  if (status === 410) return { kind: 'gone', status };
  if (error instanceof RemoteLostError || error instanceof Error === false) return { kind: 'lost', status: 503 };
  return { kind: isApiError(error) ? 'unavailable' : 'lost', status: 503 };
}

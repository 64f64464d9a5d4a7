import type { FieldErrors } from '@vitryna/contracts/api';

const brand = Symbol.for('vitryna.ApiError');

/** `network`: no answer; `timeout`: none in time; `http`: a status that is no success; `contract`: not the agreed shape. */
export type ApiErrorKind = 'network' | 'timeout' | 'http' | 'contract';

/** The one family of errors that calls throw. Recognise it with `isApiError`: two bundles may each hold a copy. */
export interface ApiError extends Error {
  kind: ApiErrorKind;
  /** Status of the answer; on `network` and `timeout` there is none. */
  status?: number;
  /** `error.code` of the answer, e.g. `notFound`. */
  code?: string;
  /** Translation key of what to tell the shopper; begins with `@`. */
  messageKey?: string;
  /** The errors by field, on 400 (contract §0). */
  fields?: FieldErrors;
  /** Data of the failure, e.g. of a 409 `cartChanged`; parse it before use. */
  details?: unknown;
  /** The delay of `Retry-After`, in milliseconds. */
  retryAfterMs?: number;
  /** Whether the same call may succeed later without a change. */
  isRetryable: boolean;
}

type ApiErrorInit = Omit<ApiError, keyof Error | 'isRetryable'> & { message: string; cause?: unknown };

const retryableStatuses = new Set([408, 429, 500, 502, 503, 504]);

/** Makes an `ApiError`; `isRetryable` follows from kind and status. */
export const createApiError = ({ message, cause, ...rest }: ApiErrorInit): ApiError =>
  Object.assign(new Error(`[@vitryna/api-client] ${message}`, { cause }), {
    ...rest,
    name: 'ApiError',
    [brand]: true,
    isRetryable: rest.kind === 'http' ? retryableStatuses.has(rest.status ?? 0) : rest.kind !== 'contract',
  });

/** Whether a thrown value is an `ApiError`, whichever bundle made it. */
export const isApiError = (value: unknown): value is ApiError =>
  typeof value === 'object' && value !== null && (value as Record<symbol, unknown>)[brand] === true;

import type { FieldErrors } from '@vitryna/contracts/api';
import { type ApiError, createApiError } from './api-error.ts';
import type { TransportRequest, TransportResponse } from './transport.ts';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const asText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Keeps what is well formed: one odd field must not hide the others. */
function readFields(value: unknown): FieldErrors | undefined {
  if (!isRecord(value)) return undefined;
  const fields: FieldErrors = {};
  for (const [path, list] of Object.entries(value)) {
    if (!Array.isArray(list)) continue;
    fields[path] = list.filter((item) => isRecord(item) && asText(item.rule) !== undefined && asText(item.message));
  }
  return fields;
}

/** `Retry-After` in milliseconds; the header counts seconds. */
function readRetryAfter(response: TransportResponse): number | undefined {
  const seconds = Number(response.headers?.['retry-after']);
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : undefined;
}

/** The error of an answer whose status is no success. The body is read defensively: a proxy may have written it. */
export function httpError(request: TransportRequest, response: TransportResponse): ApiError {
  const error = isRecord(response.body) && isRecord(response.body.error) ? response.body.error : {};
  const code = asText(error.code);
  return createApiError({
    kind: 'http',
    message: `${request.method} ${request.path} answered ${response.status}${code ? ` ${code}` : ''}`,
    status: response.status,
    code,
    messageKey: asText(error.message),
    fields: readFields(error.fields),
    details: error.details,
    retryAfterMs: readRetryAfter(response),
  });
}

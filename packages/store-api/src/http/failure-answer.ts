import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { Failure } from '../core/failure.ts';
import { DatabaseUnavailable } from '../core/unavailable.ts';
import type { ApiEnv } from './api-env.ts';

/** Writes one structured record to the log. */
export type Log = (record: Record<string, unknown>) => void;

/**
 * The logged fields of an unexpected error. Only these properties: PGlite's errors carry the parameters of the query,
 * which are personal data.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error ? error.code : undefined;
  return {
    name: error.name,
    message: withoutValues(error.message, code),
    ...(typeof code === 'string' && { code }),
    stack: withoutValues(error.stack, code),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/** PostgreSQL quotes what it could not read (class 22): a search, a name, an address. */
const withoutValues = (text: string | undefined, code: unknown): string | undefined =>
  typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code) ? text?.replace(/: ".*?"$/gms, '') : text;

/** `Retry-After` when the database does not answer, in seconds. */
const retryAfter = '5';

function asFailure(error: unknown): Failure | null {
  if (error instanceof Failure) return error;
  if (error instanceof DatabaseUnavailable) {
    return new Failure('unavailable', { headers: { 'retry-after': retryAfter } });
  }
  if (!(error instanceof HTTPException)) return null;
  return error.status === 413 ? new Failure('tooLarge') : new Failure('validation');
}

/** Answers any thrown error as the envelope of contract §0: expected ones as they are, a database that does not
 * answer as 503, others as a bare 500; the last two with a log record. */
export const createFailureAnswer =
  (log: Log) =>
  (error: unknown, c: Context<ApiEnv>): Response => {
    const expected = asFailure(error);
    if (expected === null || expected.code === 'unavailable') {
      log({ level: 'error', requestId: c.get('requestId'), path: c.req.path, error: describeError(error) });
    }
    const failure = expected ?? new Failure('internal');
    const { code, message, fields, details } = failure;
    const body = { error: { code, message, ...(fields && { fields }), ...(details !== undefined && { details }) } };
    return c.body(JSON.stringify(body), failure.status as 400, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...failure.headers,
    });
  };

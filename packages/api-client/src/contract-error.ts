import type { z } from 'zod';
import { type ApiError, createApiError } from './api-error.ts';

/** The error of an answer that its schema refuses; the first thing that is wrong is in its message. */
export function contractError(name: string, cause: z.ZodError): ApiError {
  const [issue] = cause.issues;
  const where = issue ? ` (${issue.path.join('.')}: ${issue.message})` : '';
  return createApiError({
    kind: 'contract',
    message: `${name} answered something else than the contract says${where}`,
    cause,
  });
}

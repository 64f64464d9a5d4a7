import type { FieldError } from 'react-hook-form';

/** An error of a field or of the form's root. */
export type ShownError = Partial<Pick<FieldError, 'message' | 'types'>>;

/** The text of an error: the translated message, and the limit behind it where there is one (specification §5). */
export function describeError(
  error: ShownError | undefined,
  t: (key: string, values?: Record<string, string>) => string,
): string | null {
  if (!error?.message) return null;
  const { limit, ...values } = (error.types ?? {}) as Record<string, string>;
  return limit === undefined ? t(error.message, values) : `${t(error.message)} ${limit}`;
}

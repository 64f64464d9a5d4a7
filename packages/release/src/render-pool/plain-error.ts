import { isNativeError } from 'node:util/types';
import type { PlainError } from './messages.ts';

const deepest = 3;

/** What can be told of whatever was thrown. */
export function plainError(error: unknown, depth = 0): PlainError {
  if (!isNativeError(error)) return { name: 'Error', message: String(error), stack: undefined, cause: undefined };
  const { name, message, stack, cause } = error;
  return { name, message, stack, cause: cause && depth < deepest ? plainError(cause, depth + 1) : undefined };
}

/** The error again, for who logs it. */
export function errorOf({ name, message, stack, cause }: PlainError): Error {
  const error = new Error(message, cause && { cause: errorOf(cause) });
  error.name = name;
  error.stack = stack ?? message;
  return error;
}

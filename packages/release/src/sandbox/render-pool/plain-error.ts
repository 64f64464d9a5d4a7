import { isNativeError } from 'node:util/types';
import type { PlainError } from './messages.ts';

const deepest = 3;

/** Also what Node makes of an error that ended a thread: it looks like one, and is none of the engine's. */
const isError = (value: unknown): value is Error =>
  isNativeError(value) ||
  (typeof value === 'object' && value !== null && 'stack' in value && 'message' in value && 'name' in value);

/** The description of a thrown value. */
export function plainError(error: unknown, depth = 0): PlainError {
  if (!isError(error)) return { name: 'Error', message: String(error), stack: undefined, cause: undefined };
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

/** Why the release store or a command refused. */
export type ReleaseErrorCode = 'not-found' | 'invalid' | 'tampered' | 'conflict' | 'refused' | 'unavailable';

/** An expected failure of the release store; `message` says what happened and what to do. */
export class ReleaseError extends Error {
  readonly code: ReleaseErrorCode;
  /** One line per problem, for a list under the message. */
  readonly details: string[];

  constructor(code: ReleaseErrorCode, message: string, options: { details?: string[]; cause?: unknown } = {}) {
    super(`release: ${message}`, { cause: options.cause });
    this.name = 'ReleaseError';
    this.code = code;
    this.details = options.details ?? [];
  }
}

/** Recognises a ReleaseError by its shape: two bundles can each hold a copy of the class. */
export const isReleaseError = (error: unknown): error is ReleaseError =>
  error instanceof Error && error.name === 'ReleaseError' && 'code' in error;

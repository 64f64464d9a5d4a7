/** Codes of the failure envelope (`{"error": {code, message}}`) and the HTTP status that each one is sent with. */
export const failureStatuses = {
  validation: 400,
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  gone: 410,
  tooLarge: 413,
  wrongType: 415,
  unprocessable: 422,
  tooMany: 429,
  internal: 500,
  maintenance: 503,
  unavailable: 503,
} as const;

/** A code of the failure envelope. */
export type FailureCode = keyof typeof failureStatuses;

/** The error of one field; `message` is a translation key. */
export type FieldProblem = { rule: string; message: string; params?: Record<string, unknown> };

/** Path of a field (`items.0.quantity`) → its problems. */
export type FieldProblems = Record<string, FieldProblem[]>;

const messages: Record<FailureCode, string> = {
  validation: '@Check the highlighted fields',
  unauthorized: '@Sign in to continue',
  forbidden: '@This action is not allowed',
  notFound: '@Nothing found',
  conflict: '@The data has changed',
  gone: '@This is no longer available',
  tooLarge: '@File is too large',
  wrongType: '@Wrong file type',
  unprocessable: '@This page makes no sense any more',
  tooMany: '@Number of requests exceeded',
  internal: '@Internal server error',
  maintenance: '@The site is unavailable',
  unavailable: '@Internal server error',
};

/** An expected refusal: thrown by a call's handler, answered as the failure envelope of contract §0. */
export class Failure extends Error {
  readonly status: number;
  /** Code of the envelope: a `FailureCode`, or a narrower one such as `limited`. */
  readonly code: string;
  readonly fields: FieldProblems | undefined;
  readonly details: unknown;
  /** Answer headers, e.g. `Retry-After`. */
  readonly headers: Record<string, string>;

  constructor(
    kind: FailureCode,
    extra: {
      code?: string;
      message?: string;
      fields?: FieldProblems;
      details?: unknown;
      headers?: Record<string, string>;
    } = {},
  ) {
    super(extra.message ?? messages[kind]);
    this.name = 'Failure';
    this.status = failureStatuses[kind];
    this.code = extra.code ?? kind;
    this.fields = extra.fields;
    this.details = extra.details;
    this.headers = extra.headers ?? {};
  }
}

/** 400 with problems by field. */
export const invalid = (fields: FieldProblems) => new Failure('validation', { fields });

/** 400 for one field. */
export const invalidField = (path: string, problem: FieldProblem) => invalid({ [path]: [problem] });

/** 404: no such entity. */
export const notFound = () => new Failure('notFound');

/** 409 for a write that comes too early and is to come again: the same one, or the change of its session, is still under way. */
export const inProgress = () =>
  new Failure('conflict', { code: 'inProgress', message: '@The data has changed', headers: { 'retry-after': '1' } });

/** 409 with a narrower code (`limited`, `notOrderable`) and what the client needs to explain it. */
export const conflict = (code: string, message: string, details?: unknown) =>
  new Failure('conflict', { code, message, details });

import type { Locale } from '@vitryna/contracts/constants';
import type { z } from 'zod';
import type { FailureCode } from '../core/failure.ts';
import type { LimitName } from '../core/rate-limits.ts';
import type { Connection } from '../database/connection.ts';

/** The session of a request; it is made at the first write, so that reading leaves no trace. */
export type SessionAccess = {
  /** Owner of cart and favourites, or null for a visitor who has written nothing yet. */
  readShopperId: () => Promise<string | null>;
  /**
   * The same, within a transaction, until whose end the session stays theirs: who replaces it waits for those who use it, and the other
   * way about.
   */
  hold: (how: 'used' | 'replaced') => Promise<string | null>;
  /** Throws 409 `inProgress` where another session took the place of the sent one a moment ago: the browser will have its cookie. */
  refuseReplaced: () => Promise<void>;
  /** The same, making the session (and its cookie) when there is none. */
  requireShopperId: () => Promise<string>;
  /** The signed-in user's account, or null. */
  readAccountId: () => Promise<string | null>;
  /** The same; throws 401 when nobody is signed in. */
  requireAccountId: () => Promise<string>;
  /** The key of the session's row, or null; a browser may have sent one that is gone. */
  readId: () => string | null;
  /** Signs an account in: a new session takes the place of the one that the browser sent. */
  signIn: (session: { accountId: string; shopperId: string; isRemembered: boolean }) => Promise<void>;
  /** Gives the session another id, and the browser its cookie: one that was copied leads nowhere. */
  rotate: () => Promise<void>;
  /** Opens another session of an anonymous shopper, whose cookie has not arrived. */
  reopen: (shopperId: string) => Promise<void>;
  /** Does the work with sessions read and written in this transaction; when it throws, the session is what it was. */
  within: (transaction: Connection, work: () => Promise<void>) => Promise<void>;
  /** Ends the session; the cookie is cleared. */
  end: () => Promise<void>;
};

/** The cookie by which a browser is known that signed in before (decision 116); it opens nothing. */
export type DeviceCookie = {
  /** The stored session of the one that was sent, or null. */
  readId: () => string | null;
  /** Sends another one in its place; returns what is kept of it. */
  renew: () => string;
};

/** A handler's context besides its checked query and body. */
export type CallContext = {
  session: SessionAccess;
  device: DeviceCookie;
  /**
   * The database: in a write with an `Idempotency-Key` its transaction. A POST asks no other, and on the embedded database, which has
   * one connection, could not.
   */
  db: Connection;
  /** The shop's clock: `/__dev/clock` can move it. */
  now: () => Date;
  /** Tells until when the answer is true; of several moments the first counts. An answer of `cache: 'shared'` is kept no longer. */
  validUntil: (moment: Date) => void;
  /** Language from `X-Locale`; Ukrainian when the header is absent. */
  locale: Locale;
  /**
   * Counts this request against a limit, by address and session, by address and user name, or for somebody who is known already.
   * Throws 429 beyond it. A handler calls it after the body is known to be right: somebody who mistypes is not shut out.
   */
  limit: (name: LimitName, whose?: { username: string } | { known: string }) => void;
  /**
   * Work that must not hold a transaction, such as asking a bank: done once everything is written, with the database itself. What it returns
   * is answered instead of the handler's own result, which stands where the process ends in between; what it throws is answered, too, and the
   * `Idempotency-Key` is free again.
   */
  afterCommit: (complete: (db: Connection) => Promise<unknown>) => void;
};

type HandlerInput<Query, Body> = { query: Query; body: Body; context: CallContext };

/** One call: what the OpenAPI document says about it and what the server does are this one record. */
export type Call = {
  method: 'GET' | 'POST';
  /** `user` is the store API, `api` the content service: two base addresses (contract §0, §11). */
  base: 'user' | 'api';
  /** Path below the base, beginning with a slash. */
  path: string;
  /** One sentence for the OpenAPI document. */
  summary: string;
  tag: string;
  query: z.ZodType | null;
  body: z.ZodType | null;
  result: z.ZodType;
  /** One page of a list of the content service: the result is `{ items, pagination }`, answered as `data` and `meta.pagination`. */
  isPaged: boolean;
  /** Failures besides those that any call can have (400, 429, 500, 503). */
  errors: FailureCode[];
  /**
   * `shared`: the answer depends on path and query alone (never on session, clock to the second or `X-Locale`). It gets a
   * strong ETag, answers 304 and is kept in the process until the data change.
   */
  cache: 'none' | 'shared';
  /** Still answers during maintenance (contract §0). */
  worksInMaintenance: boolean;
  /** Called with the query and body as their schemas returned them; throws `Failure` for an expected refusal. */
  handle: (input: HandlerInput<unknown, unknown>) => unknown;
};

type CallOptions<Query extends z.ZodType, Body extends z.ZodType, Result extends z.ZodType> = Pick<
  Call,
  'method' | 'path' | 'summary' | 'tag'
> &
  Partial<Pick<Call, 'base' | 'errors' | 'cache' | 'isPaged' | 'worksInMaintenance'>> & {
    query?: Query;
    body?: Body;
    result: Result;
    handle: (
      input: HandlerInput<z.output<Query>, z.output<Body>>,
    ) => z.input<NoInfer<Result>> | Promise<z.input<NoInfer<Result>>>;
  };

/**
 * Declares a call with its handler. Query values arrive as strings (`name=a`), lists of strings (`name[]=a`) or records
 * (`filters[x]=a`): numbers are `z.coerce.number()`. NUL, ill-formed text and overlong queries never reach the schema.
 *
 * @example
 * defineCall({
 *   method: 'GET', path: '/catalog/category/contents', tag: 'catalogue', summary: 'Texts of a category',
 *   query: z.object({ categoryId: idSchema }), result: z.array(bodySchema), errors: ['notFound'], cache: 'shared',
 *   handle: ({ query }) => catalogue.readContents(query.categoryId),
 * })
 */
export const defineCall = <
  Result extends z.ZodType,
  Query extends z.ZodType = z.ZodNull,
  Body extends z.ZodType = z.ZodNull,
>(
  options: CallOptions<Query, Body, Result>,
): Call => ({
  method: options.method,
  base: options.base ?? 'user',
  path: options.path,
  summary: options.summary,
  tag: options.tag,
  query: options.query ?? null,
  body: options.body ?? null,
  result: options.result,
  isPaged: options.isPaged ?? false,
  errors: options.errors ?? [],
  cache: options.cache ?? 'none',
  worksInMaintenance: options.worksInMaintenance ?? false,
  handle: (input) => options.handle(input as HandlerInput<z.output<Query>, z.output<Body>>),
});

import { type Locale, locales } from '@vitryna/contracts/constants';
import { defaultLocale } from '@vitryna/contracts/languages';
import { collectOmissions } from '@vitryna/contracts/tolerant';
import type { Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { z } from 'zod';
import { invalid } from '../core/failure.ts';
import { type Limits, tooMany } from '../core/rate-limits.ts';
import { countedSession } from '../core/session-cookie.ts';
import type { Connection } from '../database/connection.ts';
import type { Call, CallContext } from '../openapi/registry.ts';
import type { AnswerCache, MadeAnswer } from './answer-cache.ts';
import type { ApiEnv } from './api-env.ts';
import { fieldProblems } from './field-problems.ts';
import { parseQuery } from './parse-query.ts';
import { readJsonBody } from './read-json-body.ts';

/** The options of every mounted call. */
export type MountOptions = {
  db: Connection;
  now: () => Date;
  answers: AnswerCache;
  limits: Limits;
  /** Parses each result with its schema: for tests and development; a result that does not fit is a 500. */
  checkResults: boolean;
};

function check(schema: z.ZodType | null, value: unknown): unknown {
  if (schema === null) return null;
  const parsed = schema.safeParse(value, { reportInput: true });
  if (!parsed.success) throw invalid(fieldProblems(parsed.error));
  return parsed.data;
}

const localeOf = (header: string | undefined): Locale => locales.find((locale) => locale === header) ?? defaultLocale;

const hasMatch = (header: string, etag: string): boolean =>
  header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*');

const json = { 'content-type': 'application/json; charset=utf-8' };

/** Registers calls on the app at `/<base><path>`: checks query and body, runs the handler, wraps the result. */
export function mountCalls(app: Hono<ApiEnv>, calls: readonly Call[], options: MountOptions): void {
  for (const call of calls) app.on(call.method, `/${call.base}${call.path}`, createHandler(call, options));
}

/** An optional field that readers would drop is a mistake of the answering call. */
function parseWhole(schema: Call['result'], value: unknown): unknown {
  const { result, omissions } = collectOmissions(() => schema.parse(value));
  if (omissions.length > 0) throw new Error(`store-api: a part of an answer is wrong (${omissions.join('; ')})`);
  return result;
}

/** A shared answer must not depend on the client: a mistake throws at the first request. */
const ofNobody = (what: string) =>
  new Proxy<never>({} as never, {
    get: () => {
      throw new Error(`store-api: an answer that is kept for everybody asks for the ${what}`);
    },
  });
const nobody = { session: ofNobody('session'), device: ofNobody('device') };

/** The content service's envelope. */
function contentAnswer({ isPaged }: Call, result: unknown) {
  if (!isPaged) return { data: result, meta: {} };
  const { items, pagination } = result as { items: unknown; pagination: unknown };
  return { data: items, meta: { pagination } };
}

function createHandler(call: Call, options: MountOptions) {
  const run = async (c: Context<ApiEnv>, query: unknown, body: unknown): Promise<MadeAnswer> => {
    const session = c.get('session');
    const locale = localeOf(c.req.header('x-locale'));
    const limit: CallContext['limit'] = (name, whose) => {
      const address = c.get('clientAddress');
      if (address === null) return;
      const counted =
        whose !== undefined && 'known' in whose
          ? whose
          : { address, ...(whose ?? { sid: countedSession((cookie) => getCookie(c, cookie)) }) };
      const seconds = options.limits.take(name, counted);
      if (seconds > 0) throw tooMany(seconds);
    };
    const db = c.get('transaction') ?? options.db;
    const visitor = call.cache === 'shared' ? nobody : { session, device: c.get('device') };
    let complete: Parameters<CallContext['afterCommit']>[0] | undefined;
    const afterCommit: CallContext['afterCommit'] = (work) => {
      if (complete) throw new Error('[store-api] a call completes its answer once');
      complete = work;
    };
    let until = Number.POSITIVE_INFINITY;
    const validUntil: CallContext['validUntil'] = (moment) => {
      until = Math.min(until, moment.getTime());
    };
    const context: CallContext = { ...visitor, db, now: options.now, validUntil, locale, limit, afterCommit };
    const write = (result: unknown): string => {
      const data = options.checkResults ? parseWhole(call.result, result) : result;
      return JSON.stringify(call.base === 'api' ? contentAnswer(call, data) : { data });
    };
    const text = write(await call.handle({ query, body, context }));
    const answer = { text, validMs: until - options.now().getTime() };
    const work = complete;
    if (work === undefined) return answer;
    const finish = async () => write(await work(options.db));
    // Without a key the handler's own transaction has ended.
    if (c.get('transaction') === undefined) return { ...answer, text: await finish() };
    c.set('complete', finish);
    return answer;
  };

  return async (c: Context<ApiEnv>) => {
    const search = new URL(c.req.url).search.slice(1);
    const query = check(call.query, call.query === null && search === '' ? {} : parseQuery(search));
    const body = call.method === 'POST' && call.body !== null ? check(call.body, await readJsonBody(c.req.raw)) : null;
    if (call.cache === 'none' || c.get('seesDrafts')) {
      return c.body((await run(c, query, body)).text, 200, { ...json, 'cache-control': 'no-store' });
    }
    const key = `${call.base}${call.path} ${JSON.stringify(query)}`;
    const answer = await options.answers.read(key, () => run(c, query, null));
    const headers = { etag: answer.etag, 'cache-control': 'private, max-age=0, must-revalidate' };
    if (hasMatch(c.req.header('if-none-match') ?? '', answer.etag)) return c.body(null, 304, headers);
    return c.body(answer.body, 200, { ...json, ...headers });
  };
}

import pLimit from 'p-limit';
import { z } from 'zod';
import { contentTypes } from './content-types.ts';
import type { TypeName } from './fields.ts';
import { populateOf } from './populate.ts';

/** What Strapi did not answer as it should; `status` is 0 where there was no answer. */
export class StrapiError extends Error {
  readonly status: number;
  constructor(status: number, message: string, options?: ErrorOptions) {
    super(`strapi: ${message}`, options);
    this.name = 'StrapiError';
    this.status = status;
  }
}

export type StrapiOptions = {
  /** Base address, without `/api`. */
  url: string;
  /** An API token; null: what everybody may read. */
  token: string | null;
  /** Milliseconds that an answer may take. */
  timeoutMs?: number;
  fetch?: typeof globalThis.fetch;
};

export type StrapiRequest = { method?: 'GET' | 'POST' | 'PUT'; query?: readonly [string, string][]; body?: unknown };
export type ListOptions = { locale: string; isDraft?: boolean };

/** Strapi's REST, as far as a store needs it. */
export type Strapi = {
  /** One request below `/api`; the parsed answer. */
  send: (path: string, request?: StrapiRequest) => Promise<unknown>;
  /** All documents of a type in a language, with everything that stands in them. */
  list: (type: TypeName, options: ListOptions) => Promise<unknown[]>;
  /** Languages that it has; empty where the token may not ask. */
  locales: () => Promise<string[]>;
};

/** Strapi's own bound of a page. */
const pageSize = 100;
/** Documents of one type in one language: more is no shop's. */
const maxPages = 200;
/** Requests at a time: the editors have the same server. */
const atOnce = 6;

const listSchema = z.object({
  data: z.array(z.unknown()),
  meta: z.object({ pagination: z.object({ pageCount: z.number() }) }),
});
const localesSchema = z.array(z.object({ code: z.string() }));
const refusalSchema = z.object({ error: z.object({ message: z.string() }) });

/** Makes a client of a Strapi 5; one of version 4 answers its reads, too. Every call rejects with a `StrapiError`. */
export function createStrapi({ url, token, timeoutMs = 10_000, fetch = globalThis.fetch }: StrapiOptions): Strapi {
  const base = url.replace(/\/+$/, '');
  const inTurn = pLimit(atOnce);

  const ask = async (path: string, { method = 'GET', query = [], body }: StrapiRequest): Promise<unknown> => {
    const headers: Record<string, string> = { Accept: 'application/json' };
    if (token !== null) headers.Authorization = `Bearer ${token}`;
    const isForm = body instanceof FormData;
    if (body !== undefined && !isForm) headers['Content-Type'] = 'application/json';
    const search = new URLSearchParams([...query]).toString();
    const what = `${method} /api${path}`;
    let response: Response;
    let text: string;
    try {
      response = await fetch(`${base}/api${path}${search && `?${search}`}`, {
        method,
        headers,
        ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
        // A token is for this server alone.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      text = await response.text();
    } catch (error) {
      throw new StrapiError(0, `${what} has no answer`, { cause: error });
    }
    let answer: unknown;
    try {
      answer = JSON.parse(text);
    } catch {
      throw new StrapiError(response.status, `${what} answers ${response.status} without JSON`);
    }
    if (response.ok) return answer;
    const reason = refusalSchema.safeParse(answer).data?.error.message ?? '';
    throw new StrapiError(response.status, `${what} answers ${response.status} ${reason}`.trim());
  };
  const send: Strapi['send'] = (path, request = {}) => inTurn(() => ask(path, request));

  const listPage = async (
    type: TypeName,
    populate: readonly [string, string][],
    { locale, isDraft }: ListOptions,
    page: number,
  ) => {
    const path = `/${contentTypes[type].plural}`;
    const answer = await send(path, {
      query: [
        ['locale', locale],
        ['status', isDraft ? 'draft' : 'published'],
        ['sort', 'id'],
        ['pagination[page]', String(page)],
        ['pagination[pageSize]', String(pageSize)],
        ...populate,
      ],
    });
    const { success, data } = listSchema.safeParse(answer);
    if (!success) throw new StrapiError(200, `GET /api${path} answers no list`);
    return data;
  };
  const listAll = async (type: TypeName, populate: readonly [string, string][], options: ListOptions) => {
    const documents: unknown[] = [];
    for (let page = 1, pages = 1; page <= Math.min(pages, maxPages); page += 1) {
      const { data, meta } = await listPage(type, populate, options, page);
      documents.push(...data);
      pages = meta.pagination.pageCount;
    }
    return documents;
  };

  return {
    send,
    async list(type, options) {
      try {
        return await listAll(type, populateOf(type), options);
      } catch (error) {
        // A shop that took a field or a component away: what is one level deep is there without a name.
        if (error instanceof StrapiError && error.status === 400) return listAll(type, [['populate', '*']], options);
        throw error;
      }
    },
    async locales() {
      try {
        return localesSchema.parse(await send('/i18n/locales')).map(({ code }) => code);
      } catch {
        return [];
      }
    },
  };
}

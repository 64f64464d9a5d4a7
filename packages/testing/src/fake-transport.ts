import type { Transport, TransportResponse } from '@vitryna/api-client';
import type { FieldErrors } from '@vitryna/contracts/api';
import { parseQuery } from '@vitryna/contracts/query-string';

/** A call as it reached the network's edge. */
export type FakeCall = {
  method: 'GET' | 'POST';
  /** Without query. */
  path: string;
  query: Record<string, string | string[]>;
  body: unknown;
  headers: Record<string, string>;
};

const responseMark = Symbol('response');

/** An answer other than `200 {data}`. */
export type FakeResponse = TransportResponse & { [responseMark]: true };

/** `data` of a 200, a `FakeResponse`, or a function of the call that gives either or throws for a lost network. */
export type FakeAnswer = unknown;
export type FakeTable = Record<`${'GET' | 'POST'} /${string}`, FakeAnswer | ((call: FakeCall) => FakeAnswer)>;

/** An answer with any status, body and headers. */
export const respond = (response: Partial<TransportResponse>): FakeResponse => ({
  status: 200,
  body: null,
  ...response,
  [responseMark]: true,
});

/** A failure as the store API sends it. */
export const failWith = (status: number, code: string, rest: { fields?: FieldErrors; details?: unknown } = {}) =>
  respond({ status, body: { error: { code, message: `@${code}`, ...rest } } });

const isFakeResponse = (value: unknown): value is FakeResponse =>
  typeof value === 'object' && value !== null && responseMark in value;

/**
 * A transport for `createApiClient` and `createContentClient` that answers from a table, and what it was asked.
 * @throws for a call that the table does not know, naming it
 * @example
 * const { transport, calls } = createFakeTransport({
 *   'GET /catalog/product/list/cart/all': [cartLine()],
 *   'POST /catalog/product/cart/add': ({ body }) => (isFull ? failWith(409, 'limited') : null),
 * });
 */
export function createFakeTransport(table: FakeTable): { transport: Transport; calls: FakeCall[] } {
  const calls: FakeCall[] = [];
  const transport: Transport = async ({ method, path, body, headers, signal }) => {
    signal.throwIfAborted();
    const [pathname = '', search = ''] = path.split('?');
    const call: FakeCall = { method, path: pathname, query: { ...parseQuery(search) }, body, headers };
    calls.push(call);
    const key = `${method} ${pathname}` as keyof FakeTable;
    if (!Object.hasOwn(table, key)) throw new Error(`[@vitryna/testing] the fake transport has no answer for ${key}`);
    const row = table[key];
    const answer: unknown = await (typeof row === 'function' ? row(call) : row);
    return isFakeResponse(answer) ? answer : { status: 200, headers: {}, body: { data: answer ?? null } };
  };
  return { transport, calls };
}

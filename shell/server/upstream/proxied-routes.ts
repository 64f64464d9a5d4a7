import type { BodyLimit } from '../http/take-body.ts';

/** Whom a request is passed on to. */
export type Upstream = 'user' | 'media' | 'api';

/** Addresses that are passed on, by how they begin, and what body they take. */
export type ProxiedRoute = { prefix: string; upstream: Upstream; body: BodyLimit };

/** JSON of a form: as much as the API takes. */
const form: BodyLimit = { maxBytes: 64 * 1024, withinMs: 10_000, isStreamed: false };

/** A call that takes files stands before the prefix that it begins with, with a longer limit of its own that is streamed. */
export const proxiedRoutes: readonly ProxiedRoute[] = [
  { prefix: '/user/', upstream: 'user', body: form },
  { prefix: '/media/', upstream: 'media', body: form },
  { prefix: '/api/', upstream: 'api', body: form },
];

/** The longest that any of them waits for a body, in milliseconds. */
export const longestBodyMs = Math.max(...proxiedRoutes.map(({ body }) => body.withinMs));

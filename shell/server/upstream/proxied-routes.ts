import { uploadLimits, uploadPath } from '@vitryna/contracts/uploads';
import { editorPaths } from '@vitryna/strapi/pass';
import type { BodyLimit } from '../http/take-body.ts';

/** Whom a request is proxied to. */
export type Upstream = 'user' | 'media' | 'api';

/** Addresses that are proxied, by how they begin, what body they take, and how long reads and writes wait for an answer to begin. */
export type ProxiedRoute = {
  prefix: string;
  upstream: Upstream;
  body: BodyLimit;
  answerWithinMs: { read: number; write: number };
};

/** JSON of a form: as much as the API takes. */
const form: BodyLimit = { maxBytes: 64 * 1024, withinMs: 10_000, isStreamed: false };

/** One file, as it arrives; a telephone in a train may take its time. The API determines a file's real type and contents (decision 110). */
const file: BodyLimit = { maxBytes: uploadLimits.bytes, withinMs: 120_000, isStreamed: true };

/** What changed for editors, with the whole document; the answer waits until it is read. */
const webhook: BodyLimit = { maxBytes: 1024 * 1024, withinMs: 10_000, isStreamed: false };

/** Reads: longer than the API itself waits for its database (1.5 s and 3 s), so that what it says of that arrives. */
const calls = { read: 5000, write: 10_000 };
/** A picture that was sent is encoded anew, behind others. */
const uploads = { read: 5000, write: 60_000 };
/** A picture that nobody has seen is drawn first, behind others. */
const pictures = { read: 30_000, write: 10_000 };

/** A call that takes files stands before the prefix that it begins with, with longer limits of its own and a body that is streamed. */
export const proxiedRoutes: readonly ProxiedRoute[] = [
  { prefix: `/user${uploadPath}`, upstream: 'user', body: file, answerWithinMs: uploads },
  { prefix: '/user/', upstream: 'user', body: form, answerWithinMs: calls },
  { prefix: '/media/', upstream: 'media', body: form, answerWithinMs: pictures },
  { prefix: editorPaths.webhook, upstream: 'api', body: webhook, answerWithinMs: { read: 5000, write: 30_000 } },
  { prefix: '/api/', upstream: 'api', body: form, answerWithinMs: calls },
  { prefix: '/feeds/', upstream: 'user', body: form, answerWithinMs: calls },
];

/** The longest that any of them waits for a body, in milliseconds. */
export const longestBodyMs = Math.max(...proxiedRoutes.map(({ body }) => body.withinMs));

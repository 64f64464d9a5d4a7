import type { OutgoingHttpHeaders } from 'node:http';
import { hasBody } from '../http/linger.ts';
import type { RequestContext } from '../http/request-context.ts';
import { type BodyFault, isTooLong, takeBody } from '../http/take-body.ts';
import { askInTurn } from './ask-in-turn.ts';
import { attempt, type Outcome, type OutgoingBody } from './attempt.ts';
import type { Backends } from './backends.ts';
import type { Connections } from './connections.ts';
import type { ProxiedRoute } from './proxied-routes.ts';
import { repeatableOf } from './repeatable.ts';

/** The body that goes along; reads take none, so theirs is thrown away. */
async function bodyOf({ req, res }: RequestContext, { body: limit }: ProxiedRoute): Promise<OutgoingBody | BodyFault> {
  const isWrite = req.method === 'POST';
  if (limit.isStreamed && isWrite && hasBody(req)) {
    return isTooLong(req, limit) ? 'tooLong' : { from: req, res, limit };
  }
  const taken = await takeBody(req, res, limit);
  return isWrite || !Buffer.isBuffer(taken) ? taken : Buffer.alloc(0);
}

/** Takes the body of a request and asks for its answer. */
export async function forward(
  context: RequestContext,
  route: ProxiedRoute,
  { backends, connections }: { backends: Backends; connections: Connections },
  headersFor: (body: OutgoingBody) => OutgoingHttpHeaders,
): Promise<Outcome> {
  const { req, res, pathname, search } = context;
  const body = await bodyOf(context, route);
  if (typeof body === 'string') return { kind: 'fault', fault: body };
  const { method = 'GET' } = req;
  const answerWithinMs = method === 'POST' ? route.answerWithinMs.write : route.answerWithinMs.read;
  const headers = headersFor(body);
  const controller = new AbortController();
  const { signal } = controller;
  // The shopper is gone: a read need not go on, but a write that was sent whole is meant.
  const leave = () => {
    if (!res.writableFinished && (method !== 'POST' || !req.complete)) controller.abort();
  };
  res.once('close', leave);
  if (res.destroyed) leave();
  const path = pathname + search;
  return askInTurn({
    backends,
    repeatable: Buffer.isBuffer(body) ? repeatableOf(req, pathname) : 'never',
    isGone: () => signal.aborted,
    send: (base, way) => attempt({ connections, way, base, method, path, headers, body, answerWithinMs, signal }),
  });
}

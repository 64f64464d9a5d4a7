import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { uploadPath } from '@vitryna/contracts/uploads';
import { hostOf } from '../http/host.ts';
import type { RequestContext } from '../http/request-context.ts';
import { askInTurn } from './ask-in-turn.ts';
import { attempt } from './attempt.ts';
import type { Backends } from './backends.ts';
import { clientAddressOf } from './client-address.ts';
import { createConnections } from './connections.ts';
import { readAnswer } from './json-client.ts';

/** A form's calls to the store API. */
export type FormCall = { call: string; body: Record<string, unknown>; key: string; locale: string };

/** The result, with the cookies for the browser. */
export type FormAnswer = { status: number; body: unknown; cookies: string[] };

/** Makes calls of forms, and sends their pictures. Rejects where no API answers. */
export type FormSender = {
  send: (context: RequestContext, call: FormCall) => Promise<FormAnswer>;
  sendFile: (context: RequestContext, bytes: Buffer) => Promise<FormAnswer>;
  close: () => void;
};

type Options = { backends: Backends; gatewaySecret: string | null; publicUrl: string; trustedProxies: number };

/** Headers of the browser by which the API knows whose write it is, and whether it comes from a page of the store (contract §0). */
const proxied = ['cookie', 'origin', 'referer', 'sec-fetch-site', 'user-agent'] as const;
const maxSockets = 64;
const answerWithinMs = 10_000;
/** A picture is encoded anew, behind others. */
const pictureWithinMs = 60_000;

const pickHeaders = (headers: IncomingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(proxied.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])));

/** Makes the sender. A write with its key may reach the API twice and is counted once. */
export function createFormSender({ backends, gatewaySecret, publicUrl, trustedProxies }: Options): FormSender {
  const connections = createConnections(maxSockets);
  const { host, protocol } = new URL(publicUrl);
  const post = async (
    { req, requestId }: RequestContext,
    {
      path,
      body,
      withinMs,
      headers: own,
    }: { path: string; body: Buffer; withinMs: number; headers: OutgoingHttpHeaders },
  ): Promise<FormAnswer> => {
    const headers: OutgoingHttpHeaders = {
      ...pickHeaders(req.headers),
      accept: 'application/json',
      'content-length': body.length,
      'x-forwarded-for': clientAddressOf(req, trustedProxies),
      'x-forwarded-host': hostOf(req, trustedProxies) ?? host,
      'x-forwarded-proto': protocol.replace(':', ''),
      'x-request-id': requestId,
      ...(gatewaySecret !== null && { 'x-gateway-secret': gatewaySecret }),
      ...own,
    };
    // The form was sent on purpose: it goes on when the browser has left.
    const signal = AbortSignal.timeout(withinMs * 3);
    const request = { connections, method: 'POST', path, headers, body, answerWithinMs: withinMs, signal };
    const outcome = await askInTurn({
      backends,
      repeatable: 'once',
      isGone: () => signal.aborted,
      send: (base, way) => attempt({ ...request, base, way }),
    });
    if (outcome.kind !== 'answer') throw outcome.kind === 'failure' ? outcome.error : new Error('gateway: no API');
    const cookies = outcome.answer.headers['set-cookie'] ?? [];
    const { status, body: answer } = await readAnswer(outcome.answer, '/user');
    return { status, body: answer, cookies };
  };
  return {
    send: (context, { call, body, key, locale }) =>
      post(context, {
        path: `/user${call}`,
        body: Buffer.from(JSON.stringify(body)),
        withinMs: answerWithinMs,
        headers: { 'content-type': 'application/json', 'idempotency-key': key, 'x-locale': locale },
      }),
    // A picture that is kept twice is one that no form names, and goes as such.
    sendFile: (context, bytes) =>
      post(context, {
        path: `/user${uploadPath}`,
        body: bytes,
        withinMs: pictureWithinMs,
        headers: { 'content-type': 'application/octet-stream' },
      }),
    close: connections.close,
  };
}

import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { Exchange } from '../http/exchange.ts';
import { hostOf } from '../http/host.ts';
import { askInTurn } from './ask-in-turn.ts';
import { attempt } from './attempt.ts';
import type { Backends } from './backends.ts';
import { clientAddressOf } from './client-address.ts';
import { createConnections } from './connections.ts';
import { readAnswer } from './json-client.ts';

/** What a form asks of the store API. */
export type FormCall = { call: string; body: Record<string, unknown>; key: string; locale: string };

/** What became of it, with the cookies for the browser. */
export type FormAnswer = { status: number; body: unknown; cookies: string[] };

/** Makes calls of forms. Rejects where no API answers. */
export type FormSender = { send: (exchange: Exchange, call: FormCall) => Promise<FormAnswer>; close: () => void };

type Options = { backends: Backends; gatewaySecret: string | null; publicUrl: string; trustedProxies: number };

/** Headers of the browser by which the API knows whose write it is, and whether it comes from a page of the store (contract §0). */
const passedOn = ['cookie', 'origin', 'referer', 'sec-fetch-site', 'user-agent'] as const;
const maxSockets = 64;
const answerWithinMs = 10_000;

const pickHeaders = (headers: IncomingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(passedOn.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])));

/** Makes the sender: a write with its key, which may reach the API twice and is counted once. */
export function createFormSender({ backends, gatewaySecret, publicUrl, trustedProxies }: Options): FormSender {
  const connections = createConnections(maxSockets);
  const { host, protocol } = new URL(publicUrl);
  return {
    async send({ req, requestId }, { call, body, key, locale }) {
      const bytes = Buffer.from(JSON.stringify(body));
      const headers: OutgoingHttpHeaders = {
        ...pickHeaders(req.headers),
        accept: 'application/json',
        'content-type': 'application/json',
        'content-length': bytes.length,
        'idempotency-key': key,
        'x-locale': locale,
        'x-forwarded-for': clientAddressOf(req, trustedProxies),
        'x-forwarded-host': hostOf(req, trustedProxies) ?? host,
        'x-forwarded-proto': protocol.replace(':', ''),
        'x-request-id': requestId,
        ...(gatewaySecret !== null && { 'x-gateway-secret': gatewaySecret }),
      };
      // Whoever sent it meant it: it goes on when the browser has left.
      const signal = AbortSignal.timeout(answerWithinMs * 3);
      const path = `/user${call}`;
      const request = { connections, method: 'POST', path, headers, body: bytes, answerWithinMs, signal };
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
    },
    close: connections.close,
  };
}

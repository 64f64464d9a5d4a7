import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { LivePointer } from '@vitryna/contracts/release';
import { endCanary, isReleaseError, type ReleaseStore, rollback } from '@vitryna/release';
import { z } from 'zod';
import type { RequestContext } from '../../http/request-context.ts';
import { takeBody } from '../../http/take-body.ts';
import type { OpsRoute } from '../ops-server.ts';
import { html } from './html.ts';
import { sendPage } from './send-page.ts';

/** A change of the live pointer that an operator can ask for. */
type Action = {
  path: '/ops/rollback' | '/ops/halt';
  /** The question before the action; null where there is nothing to do. */
  ask: (pointer: LivePointer, to: string) => string | null;
  button: string;
  run: (store: ReleaseStore, pointer: LivePointer, to: string) => Promise<unknown>;
};

/** Whom the log names. */
const by = { who: 'an operator', why: 'asked for on /ops' };

const actions: Action[] = [
  {
    path: '/ops/rollback',
    ask: ({ live, history }, to) =>
      history.some(({ id }) => id === to)
        ? `Roll back from ${live} to ${to}? Every visitor gets it at once; canaries go on, on top of it.`
        : null,
    button: 'Roll back',
    run: (store, { revision }, to) => rollback(store, to, { by, onlyAt: revision }),
  },
  {
    path: '/ops/halt',
    ask: ({ canaries }, to) => {
      const canary = canaries.find(({ id }) => id === to);
      return canary
        ? `Halt the canary ${canary.id}, which ${canary.percent} % of visitors get? They get what is live.`
        : null;
    },
    button: 'Halt the canary',
    run: (store, { canaries, revision }, to) => {
      const [app = null] = Object.keys(canaries.find(({ id }) => id === to)?.changes ?? {});
      return endCanary({ store, app, by, onlyAt: revision });
    },
  },
];

const formSchema = z.object({ to: z.string().max(64), revision: z.coerce.number().int(), seal: z.string().max(64) });
const bodyLimit = { maxBytes: 1024, withinMs: 5000, isStreamed: false };

/** Routes of each action: a page that asks, with a seal over exactly what it shows, and the form that does it. */
export function createActions(store: ReleaseStore, onChange: () => void): OpsRoute[] {
  const key = randomBytes(32);
  const sealOf = (action: Action, to: string, revision: number): string =>
    createHmac('sha256', key).update(`${action.path} ${to} ${revision}`).digest('base64url');
  const isSealed = (seal: string, expected: string): boolean =>
    seal.length === expected.length && timingSafeEqual(Buffer.from(seal), Buffer.from(expected));

  const tell = (context: RequestContext, status: number, text: string): void =>
    sendPage(context, status, {
      title: status === 200 ? 'Nothing to do' : 'Not done',
      body: html`<p role="alert">${text}</p><p><a class="button" href="/ops">Back</a></p>`,
      refreshSeconds: null,
    });

  const ask = (action: Action) => async (context: RequestContext) => {
    const to = new URLSearchParams(context.search).get('to') ?? '';
    const pointer = await store.readLive();
    const question = pointer && action.ask(pointer, to);
    if (!pointer || !question) return tell(context, 200, 'There is nothing like that to change now.');
    const { revision } = pointer;
    const form = html`<form method="post" action="${action.path}"><input type="hidden" name="to" value="${to}">
<input type="hidden" name="revision" value="${revision}"><input type="hidden" name="seal" value="${sealOf(action, to, revision)}">
<div class="row"><button class="act">${action.button}</button><a class="button" href="/ops">Leave it</a></div></form>`;
    sendPage(context, 200, { title: action.button, body: html`<p>${question}</p>${form}`, refreshSeconds: null });
  };

  const act = (action: Action) => async (context: RequestContext) => {
    const { req, res } = context;
    const body = await takeBody(req, res, bodyLimit);
    const fields = typeof body === 'string' ? {} : Object.fromEntries(new URLSearchParams(body.toString('utf8')));
    const { data } = formSchema.safeParse(fields);
    if (!data || !isSealed(data.seal, sealOf(action, data.to, data.revision)))
      return tell(context, 403, 'This did not come from a page that asked.');
    try {
      const pointer = await store.readLive();
      if (pointer?.revision !== data.revision)
        return tell(context, 409, 'Somebody changed what is live since you were asked. Look again.');
      await action.run(store, pointer, data.to);
    } catch (error) {
      if (!isReleaseError(error)) throw error;
      return tell(context, error.code === 'unavailable' ? 503 : 409, error.message);
    }
    onChange();
    res.writeHead(303, ['Location', '/ops', 'Cache-Control', 'no-store', 'Content-Length', '0']).end();
  };

  return actions.flatMap((action) => [
    { method: 'GET' as const, path: action.path, access: 'operator' as const, serve: ask(action) },
    { method: 'POST' as const, path: action.path, access: 'operator' as const, serve: act(action) },
  ]);
}

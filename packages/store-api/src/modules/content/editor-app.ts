import { kindsOf } from '@vitryna/strapi';
import { draftCookie, isWebhook, readPreviewQuery, signDraftPass, webhookSeconds } from '@vitryna/strapi/pass';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { Failure } from '../../core/failure.ts';
import type { ApiEnv } from '../../http/api-env.ts';
import type { ContentSource } from './content-source.ts';

/** A webhook brings the whole document along. */
const maxWebhookBytes = 1024 * 1024;

const answerHeaders = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
/** The length says that there is nothing that the gateway would have to clean. */
const linkHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
  'content-length': '0',
};
/** `model` is the content type; a picture has none. */
const webhookSchema = z.object({ event: z.string(), model: z.string().optional() });

export type EditorOptions = {
  source: Pick<ContentSource, 'sync' | 'revision' | 'look'>;
  secret: string;
  isSecure: boolean;
  now: () => Date;
};

function parse(body: string) {
  try {
    return webhookSchema.parse(JSON.parse(body));
  } catch {
    throw new Failure('validation');
  }
}

/**
 * What the editors' service and its links ask, below `/api`: a name of the present contents, the webhook that has them read again, and
 * links to drafts. Mounted before whatever a browser has to prove: these prove by signatures who they are.
 */
export function createEditorApp({ source, secret, isSecure, now }: EditorOptions): Hono<ApiEnv> {
  const seen = new LRUCache<string, true>({ max: 10_000, ttl: 2 * webhookSeconds * 1000 });
  const cookie = (value: string, rest: string) =>
    `${draftCookie}=${value}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}${rest}`;
  return new Hono<ApiEnv>()
    .get('/revision', async (c) => {
      await source.look();
      return c.body(JSON.stringify({ data: { revision: source.revision() } }), 200, answerHeaders);
    })
    .get('/preview', (c) => {
      const link = readPreviewQuery(new URL(c.req.url).searchParams, secret, now().getTime());
      if (!link) throw new Failure('forbidden');
      // Without an age: it ends with the browser, and by what is signed in it.
      const headers = {
        ...linkHeaders,
        location: link.path,
        'set-cookie': cookie(signDraftPass(link.until, secret), ''),
      };
      return c.body(null, 303, headers);
    })
    .get('/preview/leave', (c) =>
      c.body(null, 303, { ...linkHeaders, location: '/', 'set-cookie': cookie('', '; Max-Age=0') }),
    )
    .post(
      '/webhook',
      bodyLimit({
        maxSize: maxWebhookBytes,
        onError: () => {
          throw new Failure('tooLarge');
        },
      }),
      async (c) => {
        const body = await c.req.text();
        const signature = c.req.header('x-webhook-signature');
        const proof = { authorization: c.req.header('authorization'), signature, body };
        if (!isWebhook(proof, secret, now().getTime())) throw new Failure('forbidden');
        if (signature !== undefined && seen.has(signature)) throw new Failure('conflict');
        const { event, model } = parse(body);
        if (signature !== undefined) seen.set(signature, true);
        const kinds = event.startsWith('media.') || model === undefined ? kindsOf('') : kindsOf(model);
        const failed = await source.sync(kinds);
        if (failed.length === kinds.length) throw new Failure('unavailable');
        return c.body(JSON.stringify({ data: { revision: source.revision() } }), 200, answerHeaders);
      },
    );
}

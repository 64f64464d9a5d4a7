import { createHmac, timingSafeEqual } from 'node:crypto';

/** Where links to drafts, the way out of them, and the webhook of the editors' service lead. */
export const editorPaths = { preview: '/api/preview', leave: '/api/preview/leave', webhook: '/api/webhook' };
/** Cookie of a visitor who sees drafts. */
export const draftCookie = 'content-draft';

/** The longest that a link and what it opened are good for, in seconds. */
export const longestPreviewSeconds = 24 * 3600;
/** How old a signed webhook may be, in seconds: clocks differ, and a copy is good for no longer. */
export const webhookSeconds = 300;

/** Each purpose has a key of its own: what signs one thing signs nothing else. */
const sign = (purpose: 'link' | 'pass' | 'webhook', text: string, secret: string): string =>
  createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('hex');

/** Whether two texts are the same; takes as long for a near miss as for any other. */
function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

const isInTime = (until: string, nowMs: number): boolean =>
  /^\d{1,12}$/.test(until) &&
  Number(until) * 1000 > nowMs &&
  Number(until) * 1000 <= nowMs + longestPreviewSeconds * 1000;

/** A path of the store and nothing else: a link may not lead off it. */
const isPath = (path: string): boolean => /^\/(?![/\\])[!-[\]-~]*$/.test(path);

/** The query of a link to the drafts of a page; `until` in seconds of the epoch. */
export const signPreviewQuery = (path: string, until: number, secret: string): string =>
  new URLSearchParams({ path, until: String(until), signature: sign('link', `${until}\n${path}`, secret) }).toString();

/** The page that a link is for and the second at which it ends; null when nobody with the secret signed it, or its time is over. */
export function readPreviewQuery(
  query: URLSearchParams,
  secret: string,
  nowMs: number,
): { path: string; until: number } | null {
  const [path, until, signature] = ['path', 'until', 'signature'].map((name) => query.get(name) ?? '') as [
    string,
    string,
    string,
  ];
  if (!isSame(signature, sign('link', `${until}\n${path}`, secret))) return null;
  return isInTime(until, nowMs) && isPath(path) ? { path, until: Number(until) } : null;
}

/** What a visitor who opened a link shows from then on; `until` in seconds of the epoch. */
export const signDraftPass = (until: number, secret: string): string =>
  `${until}.${sign('pass', String(until), secret)}`;

/** Whether a pass is valid now. */
export function isDraftPass(pass: string, secret: string, nowMs: number): boolean {
  const [until = '', signature = ''] = pass.split('.');
  return isSame(signature, sign('pass', until, secret)) && isInTime(until, nowMs);
}

/** The value of a webhook's `Authorization`, for a service that can send nothing but a fixed header. */
export const webhookToken = (secret: string): string => sign('webhook', 'token', secret);

/** The value of `X-Webhook-Signature`: the second of sending and a signature of it with the body. */
export const signWebhook = (body: string, seconds: number, secret: string): string =>
  `t=${seconds},v1=${sign('webhook', `${seconds}.${body}`, secret)}`;

/** What a webhook's sender proves by its headers. */
export type WebhookProof = { authorization: string | undefined; signature: string | undefined; body: string };

/** Whether somebody with the secret sent a webhook: by a signature of its body that is not old, or else by the fixed header. */
export function isWebhook({ authorization, signature, body }: WebhookProof, secret: string, nowMs: number): boolean {
  if (signature === undefined) return isSame(authorization ?? '', `Bearer ${webhookToken(secret)}`);
  const seconds = /^t=(\d{1,12}),v1=[0-9a-f]{64}$/.exec(signature)?.[1];
  if (seconds === undefined || Math.abs(nowMs / 1000 - Number(seconds)) > webhookSeconds) return false;
  return isSame(signature, signWebhook(body, Number(seconds), secret));
}

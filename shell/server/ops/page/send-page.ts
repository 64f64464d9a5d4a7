import { createHash } from 'node:crypto';
import { noSniff, type RequestContext, send } from '../../http/request-context.ts';
import { type Html, html } from './html.ts';
import { styles } from './styles.ts';

const styleHash = createHash('sha256').update(styles).digest('base64');
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The parts of a page for operators. */
export type OpsPage = {
  title: string;
  body: Html;
  /** Seconds after which the browser reads it again by itself; null: never. */
  refreshSeconds: number | null;
};

/** Answers a page that nobody keeps, frames or adds anything to. */
export function sendPage(context: RequestContext, status: number, { title, body, refreshSeconds }: OpsPage): void {
  const refresh = refreshSeconds === null ? null : html`<meta http-equiv="refresh" content="${refreshSeconds}">`;
  const style = { markup: `<style>${styles}</style>` };
  const { markup } = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">${refresh}<title>${title}</title>${style}</head>
<body><main><h1>${title}</h1>${body}</main></body></html>
`;
  const headers = [
    ...['Content-Type', 'text/html; charset=utf-8', 'Cache-Control', 'no-store', 'Content-Security-Policy', policy],
    ...['Referrer-Policy', 'same-origin', 'X-Frame-Options', 'DENY', ...noSniff],
  ];
  send(context, status, headers, markup);
}

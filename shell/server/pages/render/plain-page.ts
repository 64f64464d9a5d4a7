import { createHash } from 'node:crypto';
import { localeOfPath } from '@vitryna/routing';
import { type FlatHeaders, type RequestContext, send } from '../../http/request-context.ts';
import { type PageFacts, securityHeaders } from '../../http/security-headers.ts';

const css =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;gap:16px;padding:24px;text-align:center;' +
  'font:18px/1.5 system-ui,sans-serif;background:#f3f4f1;color:#16181a}h1{font-size:24px;margin:0}a{color:inherit}' +
  'button{min-height:52px;padding:0 24px;border:0;border-radius:8px;font:inherit;background:#16181a;color:#f3f4f1}' +
  '@media(prefers-color-scheme:dark){body{background:#16181a;color:#f3f4f1}button{background:#f3f4f1;color:#16181a}}';
const cssHash = createHash('sha256').update(css).digest('base64');

const entities: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

/** A text inside an element, or as the value of an attribute in double quotes. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&"<>]/g, (sign) => entities[sign] ?? sign);

type PlainPage = {
  status: number;
  title: string;
  /** HTML of the head and below the title. */
  head: string;
  body: string;
  headers?: FlatHeaders;
  facts?: PageFacts;
};

/** Sends a page that the gateway writes itself, without a renderer: in the language of the path, never kept. */
export function sendPlainPage(
  context: RequestContext,
  { status, title, head, body, headers = [], facts }: PlainPage,
): void {
  const html =
    `<!doctype html><html lang="${localeOfPath(context.pathname)}"><head><meta charset="utf-8"><title>${title}</title>` +
    `<meta name="viewport" content="width=device-width">${head}<style>${css}</style></head>` +
    `<body><main><h1>${title}</h1>${body}</main></body></html>`;
  const type = ['Content-Type', 'text/html; charset=utf-8', 'Cache-Control', 'no-store'];
  send(context, status, [...type, ...securityHeaders([cssHash], facts), ...headers], html);
}

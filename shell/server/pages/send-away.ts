import { localeOfPath } from '@vitryna/routing';
import { type Exchange, send } from '../http/exchange.ts';
import { securityHeaders } from '../http/security-headers.ts';

const words = { uk: 'Далі — сторінка банку', ru: 'Дальше — страница банка' };
const entities: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

/**
 * Leads a browser that posted a form to somebody else's address. A redirect would be a part of the form's way, and a page may send forms to
 * the store only (`form-action`); a page of its own that goes on is none.
 */
export function sendAway(exchange: Exchange, address: string, cookies: readonly string[]): void {
  const locale = localeOfPath(exchange.pathname);
  const href = address.replaceAll(/[&"<>]/g, (sign) => entities[sign] ?? sign);
  const html =
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${words[locale]}</title>` +
    `<meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="0;url=${href}"></head>` +
    `<body><main><p><a href="${href}" rel="noreferrer">${words[locale]}</a></p></main></body></html>`;
  const type = ['Content-Type', 'text/html; charset=utf-8', 'Cache-Control', 'no-store'];
  send(exchange, 200, [...type, ...securityHeaders([]), ...cookies.flatMap((cookie) => ['Set-Cookie', cookie])], html);
}

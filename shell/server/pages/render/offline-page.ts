import type { IncomingMessage } from 'node:http';
import { unpackHtml } from '@vitryna/release';
import { localeOfPath } from '@vitryna/routing';
import { compress } from '../../http/encodings.ts';
import { type Station, send } from '../../http/exchange.ts';
import { securityHeaders } from '../../http/security-headers.ts';
import type { PickedSlot } from './slot.ts';

/** Whether a path is that of the offline page in a language. */
export const isOfflinePath = (pathname: string): boolean => pathname === '/offline' || pathname === '/ua/offline';

/** `/offline` and `/ua/offline`: what service workers keep for pages that they have not. A shell without it has no such page. */
export function createOfflinePage(options: { pick: (req: IncomingMessage) => PickedSlot | null }): Station {
  return async (exchange) => {
    const { pathname, encoding } = exchange;
    if (!isOfflinePath(pathname)) return false;
    const slot = options.pick(exchange.req)?.slot;
    if (!slot?.loaded.pool.hasOffline) return false;
    const locale = localeOfPath(pathname);
    exchange.facts.composition = slot.id;
    exchange.facts.route = 'offline';
    const { html, styleHashes } = await slot.loaded.pool.show({
      screen: 'offline',
      locale,
      texts: slot.texts(locale),
    });
    const encoded = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
    const type = ['Content-Type', 'text/html; charset=utf-8', 'Cache-Control', 'no-cache', 'Vary', 'Accept-Encoding'];
    const security = securityHeaders(styleHashes, slot);
    send(exchange, 200, [...type, ...encoded, ...security], await compress(await unpackHtml(html), encoding));
    return true;
  };
}

import type { IncomingMessage } from 'node:http';
import { unpackHtml } from '@vitryna/release';
import { localeOfPath, pathBelowPrefix } from '@vitryna/routing';
import { compress } from '../../http/encodings.ts';
import { type Middleware, send } from '../../http/request-context.ts';
import { securityHeaders } from '../../http/security-headers.ts';
import type { PickedSlot } from './slot.ts';

/** Whether a path is that of the offline page in a language. */
export const isOfflinePath = (pathname: string): boolean => pathBelowPrefix(pathname) === '/offline';

/** `/offline` and `/ua/offline`: what service workers keep for pages that they have not. A shell without it has no such page. */
export function createOfflinePage(options: { pick: (req: IncomingMessage) => PickedSlot | null }): Middleware {
  return async (context) => {
    const { pathname, encoding } = context;
    if (!isOfflinePath(pathname)) return false;
    const slot = options.pick(context.req)?.slot;
    if (!slot?.loaded.pool.hasOffline) return false;
    const locale = localeOfPath(pathname);
    context.facts.composition = slot.id;
    context.facts.route = 'offline';
    const { html, styleHashes } = await slot.loaded.pool.show({
      screen: 'offline',
      locale,
      texts: slot.texts(locale),
    });
    const encoded = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
    const type = ['Content-Type', 'text/html; charset=utf-8', 'Cache-Control', 'no-cache', 'Vary', 'Accept-Encoding'];
    const security = securityHeaders(styleHashes, slot);
    send(context, 200, [...type, ...encoded, ...security], await compress(await unpackHtml(html), encoding));
    return true;
  };
}

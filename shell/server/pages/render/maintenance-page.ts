import type { IncomingMessage } from 'node:http';
import type { Maintenance } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import { unpackHtml } from '@vitryna/release';
import { localeOfPath } from '@vitryna/routing';
import { errorFields, type Log } from '../../base/log.ts';
import { compress } from '../../http/encodings.ts';
import { type Middleware, send } from '../../http/request-context.ts';
import { securityHeaders } from '../../http/security-headers.ts';
import type { MaintenanceWatch } from '../../upstream/maintenance.ts';
import type { SiteConfig } from '../../upstream/site-config.ts';
import { variantOf } from '../cache/page-variant.ts';
import { sendLastResort } from './last-resort.ts';
import type { PickedSlot } from './slot.ts';

export type MaintenancePageOptions = {
  maintenance: MaintenanceWatch;
  config: SiteConfig;
  pick: (req: IncomingMessage) => PickedSlot | null;
  log: Log;
};

const defaultRetrySeconds = 60;

const messageOf = ({ message }: Maintenance, locale: Locale): string | null =>
  typeof message === 'object' && message !== null ? message[locale] : message;

function retryAfter({ until }: Maintenance): string {
  const seconds = until ? Math.ceil((Date.parse(until) - Date.now()) / 1000) : Number.NaN;
  return String(seconds > 0 ? seconds : defaultRetrySeconds);
}

/** In maintenance mode every page is the maintenance screen with 503 (reading 12); it needs no upstream. */
export function createMaintenancePage(options: MaintenancePageOptions): Middleware {
  return async (context) => {
    const notice = options.maintenance.current;
    if (!notice) return false;
    const headers = ['Retry-After', retryAfter(notice)];
    const slot = options.pick(context.req)?.slot;
    if (!slot) {
      sendLastResort(context, 503, headers);
      return true;
    }
    const locale = localeOfPath(context.pathname);
    context.facts.composition = slot.id;
    context.facts.route = 'maintenance';
    try {
      const { html, styleHashes } = await slot.loaded.pool.show({
        screen: 'maintenance',
        locale,
        url: context.pathname + context.search,
        texts: slot.texts(locale),
        maintenance: { message: messageOf(notice, locale) },
        config: options.config.current,
        theme: variantOf(context.req.headers.cookie, false).theme,
      });
      const { encoding } = context;
      const encoded = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
      const type = ['Content-Type', 'text/html; charset=utf-8', 'Cache-Control', 'no-store', 'Vary', 'Accept-Encoding'];
      const security = securityHeaders(styleHashes, slot);
      const body = await compress(await unpackHtml(html), encoding);
      send(context, 503, [...type, ...encoded, ...headers, ...security], body);
    } catch (error) {
      options.log.error('the maintenance screen cannot be rendered', errorFields(error));
      sendLastResort(context, 503, headers);
    }
    return true;
  };
}

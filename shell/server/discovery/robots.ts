import type { IncomingMessage } from 'node:http';
import { type Station, sendText } from '../http/exchange.ts';

/** Pages of one shopper: their first segments in both languages. The whole segment counts, `/accounting` is a category. */
const privatePages = ['checkout', 'order', 'account', 'purchase-feedback', 'comparison'];
const privatePaths = privatePages.flatMap((name) => [`/${name}`, `/ua/${name}`]);

/** Calls are no pages; tokens of letters must not be tried by anybody else. */
const closed = [
  '/user/',
  '/api/',
  ...privatePaths.flatMap((path) => [`${path}$`, `${path}/`, `${path}?`]),
  '/*?*recovery=',
  '/*?*token=',
];
/** What a crawler needs to see a page as a shopper does. */
const open = ['/assets/', '/media/', '/icons/'];

/** `robots.txt` of the store under its own address. */
export const robotsText = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...open.map((path) => `Allow: ${path}`),
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

const nothing = 'User-agent: *\nDisallow: /\n';

/** Whether a crawler may read the store under the address that it used. */
export type RobotsOptions = {
  publicUrl: string;
  /** False for a store that is only tried out. */
  isIndexable: boolean;
  /** Balancers in front: with them the address that the crawler used is in `X-Forwarded-Host`. */
  trustedProxies: number;
};

const hostOf = ({ headers }: IncomingMessage, trustedProxies: number): string | undefined => {
  const forwarded = trustedProxies > 0 ? headers['x-forwarded-host'] : undefined;
  return typeof forwarded === 'string' ? forwarded.split(',')[0]?.trim() : headers.host;
};

/** `/robots.txt`: closed for a store that is not production, and for production under another name than its own. */
export function createRobots({ publicUrl, isIndexable, trustedProxies }: RobotsOptions): Station {
  const ownHost = new URL(publicUrl).host;
  const text = robotsText(publicUrl);
  return (exchange) => {
    if (exchange.pathname !== '/robots.txt') return false;
    const isOpen = isIndexable && hostOf(exchange.req, trustedProxies)?.toLowerCase() === ownHost;
    sendText(exchange, 200, isOpen ? text : nothing);
    return true;
  };
}

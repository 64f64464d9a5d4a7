import { locales } from '@vitryna/contracts/constants';
import { fileFolders } from '@vitryna/contracts/file-addresses';
import type { RouteDeclaration } from '@vitryna/contracts/release';
import { isIndexed, tokenParameter } from '@vitryna/contracts/route-facts';
import { emailParameters } from '@vitryna/contracts/visit';
import { href } from '@vitryna/routing';
import { hostOf } from '../http/host.ts';
import { type Middleware, sendText } from '../http/request-context.ts';

/** Calls are no pages. */
const calls = ['/user/', '/api/'];
/** Tokens of e-mails must not be tried by anybody else. */
const tokens = [...emailParameters, tokenParameter].map((name) => `/*?*${name}=`);
/** The tags for crawlers. */
const open = Object.values(fileFolders);

/** `robots.txt` of the store under its own address. */
export const robotsText = (publicUrl: string, routes: readonly RouteDeclaration[]): string =>
  [
    'User-agent: *',
    ...open.map((path) => `Allow: ${path}`),
    ...[...calls, ...privatePaths(routes), ...tokens].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

/**
 * Paths of private pages, in both languages. The whole segment counts, `/accounting` is a category. A page whose path
 * begins with a parameter cannot be told apart here, and one that is only not to be listed must be read to be known as such: both say
 * `noindex` themselves.
 */
function privatePaths(routes: readonly RouteDeclaration[]): string[] {
  const listed = routes.filter(isIndexed).map(({ path }) => path);
  const closed = routes
    .filter(({ cache }) => cache === 'private')
    .flatMap(({ path }) => {
      const segments = path.split('/');
      const openFrom = segments.findIndex((segment) => /^[:*]/.test(segment));
      const named = (openFrom < 0 ? segments : segments.slice(0, openFrom)).join('/');
      if (named === '') return [];
      const isPage = openFrom < 0 || (openFrom === segments.length - 1 && /^\*|\?$/.test(segments[openFrom] ?? ''));
      const holdsListed = listed.some((other) => other.startsWith(`${named}/`));
      return [...(isPage ? [`${named}$`, `${named}?`] : []), ...(holdsListed ? [] : [`${named}/`])];
    });
  const trees = closed.filter((path) => path.endsWith('/'));
  const outermost = closed.filter((path) => !trees.some((tree) => tree !== path && path.startsWith(tree)));
  return [...new Set(outermost)].flatMap((path) => locales.map((locale) => href(locale, path)));
}

const nothing = 'User-agent: *\nDisallow: /\n';

/** Whether a crawler may read the store under the address that it used. */
export type RobotsOptions = {
  publicUrl: string;
  /** False for a store that is only tried out. */
  isIndexable: boolean;
  /** Balancers in front: with them the address that the crawler used is in `X-Forwarded-Host`. */
  trustedProxies: number;
  /** Routes of the live composition. */
  routes: () => RouteDeclaration[];
};

/** `/robots.txt`: closed for a store that is not production, and for production under another name than its own. */
export function createRobots({ publicUrl, isIndexable, trustedProxies, routes }: RobotsOptions): Middleware {
  const ownHost = new URL(publicUrl).host;
  return (context) => {
    if (context.pathname !== '/robots.txt') return false;
    const isOpen = isIndexable && hostOf(context.req, trustedProxies) === ownHost;
    sendText(context, 200, isOpen ? robotsText(publicUrl, routes()) : nothing);
    return true;
  };
}

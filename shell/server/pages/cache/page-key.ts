import { href, localeOfPath } from '@vitryna/routing';
import type { IsOwn } from './own-query.ts';

/**
 * The address under which a page is rendered and cached: path and the route's own query parameters as they were written, because
 * their order decides whether the address is canonical. What belongs to the visit (campaigns, e-mails) and everything
 * unknown is left out: it changes nothing on the server and would fill the cache.
 */
export function pageKeyOf(pathname: string, search: string, ownQuery: (pathname: string) => IsOwn): string {
  if (search === '') return pathname;
  const isOwn = ownQuery(pathname);
  const kept = search
    .slice(1)
    .split('&')
    .filter((pair) => isOwn(pair.replace(/=.*/, '')));
  return kept.length > 0 ? `${pathname}?${kept.join('&')}` : pathname;
}

/**
 * The address that the page for no address is rendered under, in the language of the one that was asked for: no route knows so many
 * segments, and by the last the shell tells what never was from what was taken away.
 */
export const keyOfNoPage = (pathname: string, status: 404 | 410): string =>
  href(localeOfPath(pathname), `/${status}/${status}/${status}`);

import type { IncomingMessage } from 'node:http';
import { isLoopback } from '@vitryna/contracts/own-origins';

/** The verdict on a request's host: one of the store's, somebody else's, or nothing that can be believed. */
export type HostVerdict = 'own' | 'foreign' | 'bad';

export type HostOptions = {
  publicUrl: string;
  /** Further names, with a port or for every port. */
  allowedHosts: string[];
  /** Balancers in front: with them the host that the visitor used is in `X-Forwarded-Host`. */
  trustedProxies: number;
};

const wellFormed = /^(?:[0-9a-z](?:[0-9a-z._-]{0,251}[0-9a-z])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/;
const portAtEnd = /:\d+$/;

/** How many `Host` lines a request has: the parser keeps the first of two, and a proxy in front may have read the other. */
function countHosts({ rawHeaders }: IncomingMessage): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}

/** The host that the visitor used, in small letters; null when there is none, two, or no host at all. */
export function hostOf(req: IncomingMessage, trustedProxies: number): string | null {
  const host = req.headers.host?.toLowerCase() ?? '';
  if (countHosts(req) !== 1 || !wellFormed.test(host)) return null;
  const forwarded = trustedProxies > 0 ? req.headers['x-forwarded-host'] : undefined;
  if (forwarded === undefined) return host;
  const first = String(forwarded).split(',', 1)[0]?.trim().toLowerCase() ?? '';
  return wellFormed.test(first) ? first : null;
}

/**
 * Judges the host of a request before anything is looked up. The store answers under its public name, under the names it is told of, and
 * on the machine itself under all of that machine's.
 */
export function createHostCheck({ publicUrl, allowedHosts, trustedProxies }: HostOptions) {
  const { host, hostname, protocol } = new URL(publicUrl);
  const own = new Set([host, ...allowedHosts]);
  if (host === hostname) own.add(`${host}:${protocol === 'https:' ? 443 : 80}`);
  const isOnMachine = isLoopback(hostname);
  return (req: IncomingMessage): HostVerdict => {
    const asked = hostOf(req, trustedProxies);
    if (asked === null) return 'bad';
    if (own.has(asked)) return 'own';
    const name = asked.replace(portAtEnd, '');
    return allowedHosts.includes(name) || (isOnMachine && isLoopback(name)) ? 'own' : 'foreign';
  };
}

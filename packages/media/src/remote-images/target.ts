import { isIP } from 'node:net';

/** The allowed hosts of pictures: what settings say. */
export type RemoteImageRules = {
  /** Base of the content service, below which addresses without a host are; null without one. */
  contentUrl: string | null;
  /** Hosts with or without a port, `*.` before one stands for everything below it. */
  hosts: readonly string[];
};

/** An address that may be asked. Only the content service and a host that settings name by its number may be private. */
export type Target = { url: URL; mayBePrivate: boolean };

const isAbsolute = (address: string) => /^(?:https?:)?\/\//i.test(address);

/** The address as one that may be asked; null when settings do not allow it. */
export function toTarget(address: string, { contentUrl, hosts }: RemoteImageRules): Target | null {
  const base = contentUrl === null ? null : `${contentUrl.replace(/\/+$/, '')}/`;
  if (base === null && !isAbsolute(address)) return null;
  const whole = isAbsolute(address) ? address.replace(/^\/\//, 'https://') : `${base}${address.replace(/^\/+/, '')}`;
  const url = URL.parse(whole);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null;
  if (base !== null && url.origin === new URL(base).origin) return { url, mayBePrivate: true };
  if (!hosts.some((host) => isNamedBy(host.toLowerCase(), url.host))) return null;
  // An address that settings spell out was meant, and no answer of a name server can turn it into another one.
  return { url, mayBePrivate: isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0 };
}

function isNamedBy(rule: string, host: string): boolean {
  return rule.startsWith('*.') ? host.endsWith(rule.slice(1)) && isIP(host) === 0 : host === rule;
}

import { isIPv6 } from 'node:net';

const mapped = /^0:0:0:0:0:ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;

/** All eight groups of an IPv6 address, without leading zeros. */
function expand(address: string): string {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  return [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last].join(':');
}

/**
 * By what a device is counted: an IPv4 address, also where it is written as an IPv6 one, or the /64 of an IPv6 address, because
 * each customer has at least that many.
 */
export function countedAddress(address: string): string {
  const plain = address.replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const groups = expand(plain);
  const ipv4 = mapped.exec(groups);
  if (ipv4 === null) return `${groups.split(':').slice(0, 4).join(':')}::/64`;
  return ipv4
    .slice(1)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
    .join('.');
}

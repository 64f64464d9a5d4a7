import { Resolver } from 'node:dns/promises';
import { BlockList, isIPv4, isIPv6, type LookupFunction } from 'node:net';

/** IPv4 that is not the public internet's (RFC 6890): of this machine, of its network, of nobody. */
const notPublic = new BlockList();
for (const [network, prefix] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
  ] as const),
  ...([
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ] as const),
] as const) {
  notPublic.addSubnet(network, prefix, 'ipv4');
}

/** IPv6 the other way round: public is 2000::/3, but for examples and for ways to carry IPv4 in it. */
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');
const not6 = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  not6.addSubnet(network, prefix, 'ipv6');
}

/** Whether an address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !notPublic.check(address, 'ipv4');
  return isIPv6(address) && global6.check(address, 'ipv6') && !not6.check(address, 'ipv6');
}

/** Addresses of a name, without the threads that files and passwords wait for, and without `/etc/hosts`. */
export async function resolvePublicly(hostname: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 1500, tries: 2 });
  const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}

/**
 * A `lookup` for connections: the addresses that are connected to are the ones that were checked. One private address among a name's
 * answers refuses the name.
 */
export function publicLookup(resolve: (hostname: string) => Promise<string[]> = resolvePublicly): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname).then(
      (addresses) => {
        const found = addresses.map((address) => ({ address, family: isIPv4(address) ? 4 : 6 }));
        const [first] = found;
        if (!first) callback(new Error(`media: ${hostname} has no address`), '');
        else if (!addresses.every(isPublicAddress))
          callback(new Error(`media: ${hostname} leads to a private address`), '');
        else if (options.all) callback(null, found);
        else callback(null, first.address, first.family);
      },
      (error: Error) => callback(error, ''),
    );
  };
}

import type { IncomingMessage } from 'node:http';
import { networkOf } from '@vitryna/fair-queue';
import { releasesOf, type Slot } from '../pages/render/slot.ts';
import { clientAddressOf } from '../upstream/client-address.ts';
import type { Watch } from './watch.ts';

/** An IPv6 line gets a /64, or a /48 on request: that is one client, too. */
const wideNetwork = (network: string): string =>
  network.endsWith('::/64') ? `${network.split(':', 3).join(':')}::/48` : network;

/** Which client a request comes from: what is told from one network weighs only so much. */
export const clientKey = (req: IncomingMessage, trustedProxies: number): string =>
  wideNetwork(networkOf(clientAddressOf(req, trustedProxies)));

/** A page that a browser is about to show: no robot's, nothing that is prefetched and perhaps never shown. */
const isShown = ({ headers }: IncomingMessage): boolean =>
  headers['sec-fetch-dest'] === 'document' && headers['sec-purpose'] === undefined && headers.purpose === undefined;

/** Counts documents that browsers were given, per version that makes them: who hangs cannot tell of itself, and is missed. */
export function createDocumentCounter(watch: Pick<Watch, 'serve'>, trustedProxies: number) {
  /** The apps of a route's pages: the shell and the remote whose page it is. */
  const partsOf = new WeakMap<Slot, Map<string, { app: string; version: string }[]>>();
  const findParts = (slot: Slot, route: string) => {
    const known = partsOf.get(slot);
    if (known) return known.get(route);
    const [shell, ...remotes] = releasesOf(slot).map(({ name, version, routes }) => ({
      part: { app: name, version },
      routes,
    }));
    const own = shell ? [shell.part] : [];
    const parts = new Map(remotes.flatMap(({ part, routes }) => routes.map(({ name }) => [name, [...own, part]])));
    partsOf.set(slot, parts);
    return parts.get(route);
  };
  return (req: IncomingMessage, slot: Slot, route: string): void => {
    if (!isShown(req)) return;
    const parts = findParts(slot, route);
    if (parts) watch.serve(parts, clientKey(req, trustedProxies));
  };
}

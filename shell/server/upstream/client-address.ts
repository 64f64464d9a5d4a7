import type { IncomingMessage } from 'node:http';

/**
 * Address of the visitor. `X-Forwarded-For` is believed only as far as there are own balancers in front: the entry that
 * the outermost of them appended.
 */
export function clientAddressOf(req: IncomingMessage, trustedProxies: number): string {
  const peer = req.socket.remoteAddress ?? '';
  if (trustedProxies === 0) return peer;
  const forwarded = String(req.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
  return forwarded.at(-trustedProxies) ?? forwarded[0] ?? peer;
}

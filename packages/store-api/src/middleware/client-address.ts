import { timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { countedAddress } from '../core/counted-address.ts';
import type { ApiEnv } from '../http/api-env.ts';

/** Header with which the gateway proves that it is one; its value is the shared `GATEWAY_SECRET`. */
export const gatewaySecretHeader = 'x-gateway-secret';

/** Whether the request was sent by the gateway. Without a configured secret nobody is. */
export function isFromGateway(header: string | undefined, secret: string | null): boolean {
  if (secret === null || header === undefined) return false;
  const [sent, known] = [Buffer.from(header), Buffer.from(secret)];
  return sent.length === known.length && timingSafeEqual(sent, known);
}

/**
 * Finds out whose request this is. `X-Forwarded-For` counts only beside the gateway's secret, else anybody could choose an
 * address; the gateway without it asks for its own rendering and is not limited.
 */
export const clientAddress =
  (options: {
    secret: string | null;
    readPeer: (c: Parameters<MiddlewareHandler<ApiEnv>>[0]) => string;
  }): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
    const isGateway = isFromGateway(c.req.header(gatewaySecretHeader), options.secret);
    const address = isGateway ? (forwarded ?? null) : options.readPeer(c);
    c.set('clientAddress', address && countedAddress(address));
    await next();
  };

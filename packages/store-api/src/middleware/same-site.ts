import { ownOrigins } from '@vitryna/contracts/own-origins';
import type { MiddlewareHandler } from 'hono';
import { Failure } from '../core/failure.ts';
import type { ApiEnv } from '../http/api-env.ts';

type Header = (name: string) => string | undefined;

type Options = {
  publicUrl: string;
  /** Whether the gateway asks, by its secret: only it says under which name it was asked, and it answers to no name but the store's. */
  isGateway: (secret: string | undefined) => boolean;
};

const originOf = (address: string): string | null => URL.parse(address)?.origin ?? null;

/** The name under which the gateway was asked, as an origin. */
function askedOrigin(header: Header): string | null {
  return originOf(`${header('x-forwarded-proto') ?? 'https'}://${header('x-forwarded-host') ?? ''}`);
}

/**
 * Refuses a write that a page of anybody else could have caused (403, contract §0), be it a sibling of the store's host. What a browser
 * sends has to agree: `Sec-Fetch-Site` says `same-origin`, `Origin` is one of the store's. An old browser that sends neither has its
 * `Referer` asked; who sends nothing at all is refused.
 */
export function sameSite({ publicUrl, isGateway }: Options): MiddlewareHandler<ApiEnv> {
  const own: readonly (string | null)[] = ownOrigins(publicUrl);
  const isFromOwnPage = (header: Header): boolean => {
    const asked = isGateway(header('x-gateway-secret')) ? askedOrigin(header) : null;
    const isOwn = (origin: string | null) =>
      origin !== null && origin !== 'null' && (own.includes(origin) || origin === asked);
    const site = header('sec-fetch-site');
    const origin = header('origin');
    if (site !== undefined && site !== 'same-origin') return false;
    if (origin !== undefined) return isOwn(origin);
    return site !== undefined || isOwn(originOf(header('referer') ?? ''));
  };
  return async (c, next) => {
    if (c.req.method === 'POST' && !isFromOwnPage((name) => c.req.header(name))) throw new Failure('forbidden');
    await next();
  };
}

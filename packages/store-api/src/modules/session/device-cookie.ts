import type { MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { hashToken, newToken } from '../../core/secrets.ts';
import type { ApiEnv } from '../../http/api-env.ts';

/** Cookie of a browser that has asked for a code or signed in; it opens nothing by itself (decision 116). */
export const deviceCookie = 'device';

/** How long a device is known after it was last seen, in milliseconds. */
export const deviceLifeMs = 180 * 86_400_000;

const pattern = /^[A-Za-z0-9_-]{43}$/;

/** Gives the calls below it the cookie of the device. */
export const deviceCookies =
  ({ isSecure }: { isSecure: boolean }): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    const sent = getCookie(c, deviceCookie);
    let id = sent !== undefined && pattern.test(sent) ? hashToken(sent) : null;
    c.set('device', {
      readId: () => id,
      renew: () => {
        const token = newToken();
        const maxAge = deviceLifeMs / 1000;
        setCookie(c, deviceCookie, token, { httpOnly: true, sameSite: 'Lax', secure: isSecure, path: '/', maxAge });
        id = hashToken(token);
        return id;
      },
    });
    await next();
  };

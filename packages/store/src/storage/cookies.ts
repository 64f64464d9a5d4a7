import type { Cookies } from './storage.ts';

/** Finds a value in a `Cookie` header or in `document.cookie`; null when it is absent or cannot be decoded. */
function readCookie(header: string, name: string): string | null {
  for (const pair of header.split(';')) {
    const [key = '', ...value] = pair.trim().split('=');
    if (key !== name) continue;
    try {
      return decodeURIComponent(value.join('='));
    } catch {
      return null;
    }
  }
  return null;
}

/**
 * Cookies of a request.
 *
 * @throws `set` always does: an answer that may be cached must not set cookies (specification §8)
 */
export function createReadonlyCookies(header: string): Cookies {
  return {
    get: (name) => readCookie(header, name),
    set: () => {
      throw new Error('Cannot set a readonly cookie.');
    },
  };
}

/** Cookies of a document; where they are blocked, values live as long as the page. */
export function createDocumentCookies(page: { cookie: string }): Cookies {
  const written = new Map<string, string>();
  return {
    get: (name) => {
      const own = written.get(name);
      if (own !== undefined) return own;
      try {
        return readCookie(page.cookie, name);
      } catch {
        return null;
      }
    },
    set: (name, value, maxAge) => {
      written.set(name, value);
      try {
        page.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Lax`;
      } catch {
        // A sandboxed frame refuses cookies with an exception: the value stays in memory.
      }
    },
  };
}

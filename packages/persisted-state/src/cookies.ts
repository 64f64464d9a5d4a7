import type { Cookies } from './storages.ts';

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

function refuse() {
  throw new Error('Cannot set a readonly cookie.');
}

/**
 * Cookies of a request.
 *
 * @throws `set` and `remove` always do: an answer that may be cached must not set cookies (specification §8)
 */
export const createReadonlyCookies = (header: string): Cookies => ({
  get: (name) => readCookie(header, name),
  set: refuse,
  remove: refuse,
});

/** Cookies of a document; what it does not take is kept in memory and wins over what it has. */
export function createDocumentCookies(page: { cookie: string }): Cookies {
  const unwritten = new Map<string, string>();
  const stored = (name: string): string | null => {
    try {
      return readCookie(page.cookie, name);
    } catch {
      return null;
    }
  };
  const write = (name: string, value: string, maxAge: number) => {
    try {
      page.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Lax`;
    } catch {
      // A sandboxed frame refuses with an exception, other browsers say nothing: either way it is not there when read.
    }
  };
  return {
    get: (name) => unwritten.get(name) ?? stored(name),
    set: (name, value, maxAge) => {
      write(name, value, maxAge);
      if (stored(name) === value) unwritten.delete(name);
      else unwritten.set(name, value);
    },
    remove: (name) => {
      unwritten.delete(name);
      write(name, '', 0);
    },
  };
}

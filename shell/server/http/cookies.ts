/** The value of one cookie, or null. */
export function readCookie(header: string | undefined, name: string): string | null {
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return null;
}

/** The cookie of the session, under the name that it has with TLS or without, as it is sent on. */
export function sessionOf(header: string | undefined): string | undefined {
  for (const name of ['__Host-sid', 'sid']) {
    const value = readCookie(header, name);
    if (value !== null) return `${name}=${value}`;
  }
  return undefined;
}

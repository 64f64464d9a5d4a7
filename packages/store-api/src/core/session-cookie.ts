/** Cookie of a session where there is no TLS, unguessable and hidden from the page's scripts (contract §0); everywhere, it used to be. */
const plainName = 'sid';
/** The same over https: no other host can set a cookie of this name, and none goes out without TLS. */
const secureName = '__Host-sid';

/** Until then a session that began under the former name goes on: twice as long as one lives. */
const renamedUntil = Date.parse('2027-02-01T00:00:00Z');

/** A browser's session: the session's value, and the former name where it came under that. */
export type SentSession = { sid: string | undefined; formerName: string | null };

/** Name of the session's cookie. */
export const sessionCookieOf = (isSecure: boolean): string => (isSecure ? secureName : plainName);

/** Reads the session's cookie, for a time from its former name as well. */
export function readSession(read: (name: string) => string | undefined, isSecure: boolean, now: Date): SentSession {
  const sid = read(sessionCookieOf(isSecure));
  const previous = isSecure && now.getTime() < renamedUntil ? read(plainName) : undefined;
  return { sid: sid ?? previous, formerName: previous === undefined ? null : plainName };
}

/** The session's value for counting, whatever its name. */
export const countedSession = (read: (name: string) => string | undefined): string =>
  read(secureName) ?? read(plainName) ?? '';

import { createHash, randomBytes } from 'node:crypto';

/** Names the visitor's group; holds nothing else and is set only while a canary runs. */
export const visitorCookie = 'shell_visitor';

const visitorPattern = /^[0-9a-f]{16}$/;

/** A visitor id for the cookie. */
export const createVisitor = (): string => randomBytes(8).toString('hex');

/** Whether a cookie's value is one that the gateway gave out. */
export const isVisitor = (value: string | null): value is string => value !== null && visitorPattern.test(value);

/**
 * The visitor's bucket for a canary, 0 to below 100. It depends on the canary, so that it is not always the same people who try what is
 * new; it depends neither on what else is live nor on the percentage, so that promotes move nobody and growing it only adds visitors.
 */
export const bucketOf = (visitor: string, canaryId: string): number =>
  (createHash('sha256').update(`${visitor} ${canaryId}`).digest().readUInt32BE(0) / 2 ** 32) * 100;

/**
 * The canary that a visitor is in. One whom several would take gets the one that they are the deepest in: every change meets what is live
 * alone, so that what goes wrong has one cause, and there are no compositions of canaries with each other.
 */
export function pickCanary<C extends { id: string; percent: number }>(
  visitor: string,
  canaries: readonly C[],
): C | null {
  let picked: C | null = null;
  let least = 1;
  for (const canary of canaries) {
    const depth = bucketOf(visitor, canary.id) / canary.percent;
    if (depth < least) [picked, least] = [canary, depth];
  }
  return picked;
}

/** `Set-Cookie` for a visitor id: a month, for this site only, not for scripts. */
export const visitorSetCookie = (visitor: string, isHttps: boolean): string =>
  `${visitorCookie}=${visitor}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;

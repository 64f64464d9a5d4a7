import { createHash, randomBytes } from 'node:crypto';

/** Names the visitor's group; holds nothing else and is set only while a canary runs. */
export const visitorCookie = 'shell_visitor';

const visitorPattern = /^[0-9a-f]{16}$/;

/** A visitor id for the cookie. */
export const createVisitor = (): string => randomBytes(8).toString('hex');

/** Whether a cookie's value is one that the gateway gave out. */
export const isVisitor = (value: string | null): value is string => value !== null && visitorPattern.test(value);

/**
 * The visitor's bucket for a canary, 0 to below 100. It depends on the composition, so that it is not always the same
 * people who try what is new; it does not depend on the percentage, so that growing it only adds visitors.
 */
export const bucketOf = (visitor: string, compositionId: string): number =>
  (createHash('sha256').update(`${visitor} ${compositionId}`).digest().readUInt32BE(0) / 2 ** 32) * 100;

/** `Set-Cookie` for a visitor id: a month, for this site only, not for scripts. */
export const visitorSetCookie = (visitor: string, isHttps: boolean): string =>
  `${visitorCookie}=${visitor}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;

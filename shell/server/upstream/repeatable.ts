import type { IncomingMessage } from 'node:http';
import type { Repeatable } from './ask-in-turn.ts';

const key = /^[0-9A-Za-z-]{16,64}$/;
/** The API keeps nothing of these calls, so a key counts for nothing (contract §0). */
const unkeyedPaths = '/user/account/';
/** Keys belong to sessions: the first write of a visitor has none, and would be made twice. */
const session = /(?:^|;\s*)(?:__Host-|__Secure-)?sid=[^;\s]/;

/** Whether a request may be made again when nobody knows what became of it: what the API promises, and no more. */
export function repeatableOf({ method, headers }: IncomingMessage, pathname: string): Repeatable {
  if (method !== 'POST') return 'always';
  const isKeyed = pathname.startsWith('/user/') && !pathname.startsWith(unkeyedPaths);
  const sent = headers['idempotency-key'];
  return isKeyed && typeof sent === 'string' && key.test(sent) && session.test(headers.cookie ?? '') ? 'once' : 'never';
}

import type { MiddlewareHandler } from 'hono';
import { invalidField } from '../core/failure.ts';
import type { ApiEnv } from '../http/api-env.ts';

const pattern = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** Host and port as an address would have them, without a port that is the protocol's own; null for what is no host. */
function hostOf(header: string): { name: string; port: string } | null {
  const text = `http://${header}`;
  if (!pattern.test(header) || !URL.canParse(text)) return null;
  const { hostname: name, port } = new URL(text);
  // Numbers in other spellings (`2130706433`, `127.1`) are read as addresses: nobody asks by one of those.
  const isWritten = name.startsWith('[') || name === header.replace(/:\d+$/, '').toLowerCase();
  return isWritten ? { name, port } : null;
}

/** Names by which only this machine is reached. */
const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Whether a `Host` names this very machine: a page whose name was pointed here later has another one. */
export const isLoopback = (header: string): boolean => loopback.test(hostOf(header)?.name ?? '');

/** Answers 400 to a request with a `Host` that is none, or with two of them (they arrive as one list), before anything is looked up. */
export const validHost = (): MiddlewareHandler<ApiEnv> => async (c, next) => {
  const host = c.req.header('host');
  if (host !== undefined && hostOf(host) === null) {
    throw invalidField('Host', { rule: 'host', message: '@Wrong value' });
  }
  await next();
};

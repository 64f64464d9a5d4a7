import type { UpstreamFetch } from '@vitryna/contracts/remote';
import { sessionOf } from '../../http/cookies.ts';
import type { JsonClient } from '../../upstream/json-client.ts';
import type { Visit } from './render-queue.ts';
import type { Slot } from './slot.ts';

type Options = { client: JsonClient; shared: UpstreamFetch };

/**
 * What a render of a page with `ownCalls` asks with: those calls go out with the visitor's session and are answered to nobody else, all
 * others as for everybody. Null for a page that names none, and for one that is not private: it would be kept.
 */
export const createPersonalFetch =
  ({ client, shared }: Options) =>
  (slot: Slot, pathname: string, { req }: Visit): UpstreamFetch | null => {
    const route = slot.ownerOf(pathname)?.route;
    const ownCalls = route?.cache === 'private' ? route.ownCalls : undefined;
    if (!ownCalls) return null;
    const cookie = sessionOf(req.headers.cookie);
    return async (input) => {
      const isOwn = input.upstream === 'api' && ownCalls.some((call) => input.path.startsWith(call));
      if (!isOwn) return shared(input);
      const { status, body } = await client.get({ path: input.path, signal: input.signal, cookie });
      return { status, body };
    };
  };

import type { IncomingMessage } from 'node:http';
import type { UpstreamFetch } from '@vitryna/contracts/remote';
import { sessionOf } from '../../http/cookies.ts';
import type { JsonClient } from '../../upstream/json-client.ts';
import type { Visit } from './render-queue.ts';
import type { Slot } from './slot.ts';

type Options = {
  clients: Record<'api' | 'content', JsonClient>;
  shared: UpstreamFetch;
  /** The cookie of a visitor who sees drafts, else null. */
  drafts: { cookieOf: (req: IncomingMessage) => string | null };
};

/**
 * What a render of a page asks with that holds what is one visitor's own: calls of its `ownCalls` go out with the visitor's session, those
 * of the content service with the pass of a visitor who sees drafts, and both are answered to nobody else; all others as for everybody. Null
 * for a page that holds nothing of the kind, and for one that is not private: it would be kept.
 */
export const createPersonalFetch =
  ({ clients, shared, drafts }: Options) =>
  (slot: Slot, pathname: string, { req }: Visit): UpstreamFetch | null => {
    const route = slot.ownerOf(pathname)?.route;
    const ownCalls = route?.cache === 'private' ? route.ownCalls : undefined;
    const pass = drafts.cookieOf(req);
    if (!ownCalls && pass === null) return null;
    const session = sessionOf(req.headers.cookie);
    return async (input) => {
      const isOwn = input.upstream === 'api' && ownCalls?.some((call) => input.path.startsWith(call));
      const isDraft = input.upstream === 'content' && pass !== null;
      if (!isOwn && !isDraft) return shared(input);
      const { path, signal, upstream } = input;
      const { status, body } = await clients[upstream].get({ path, signal, cookie: isDraft ? pass : session });
      return { status, body };
    };
  };

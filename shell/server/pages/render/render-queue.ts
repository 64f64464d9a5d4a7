import { createFairQueue, type FairQueueLimits, networkOf } from '@vitryna/fair-queue';
import type { RequestContext } from '../../http/request-context.ts';
import { clientAddressOf } from '../../upstream/client-address.ts';
import type { PageOutcome } from '../cache/page-entry.ts';

export type RenderQueueOptions = {
  /** Renders that visitors wait for: how many run and wait, in all, for each address, and of each page, route and app. */
  renders: FairQueueLimits;
  trustedProxies: number;
};

/** The waiters of a render. */
export type Visit = Pick<RequestContext, 'req' | 'res'>;

/** Runs a render when it is this visitor's turn; equal keys are one. */
type RenderQueue = (visit: Visit, job: RenderTurn, run: () => Promise<PageOutcome>) => Promise<PageOutcome>;

/** The page to render: `shares` names its page, route and app. */
type RenderTurn = { key: string; shares: readonly string[] };

const gone = new Error('gateway: the visitor did not wait for the page');

/** Whether a render was given up because its visitor has closed the connection: there is nobody to answer. */
export const isGone = (error: unknown): boolean => error === gone;

/** Makes the queue of the renders that visitors wait for, so that none of them holds up the others. */
export function createRenderQueue({ renders, trustedProxies }: RenderQueueOptions): RenderQueue {
  const queue = createFairQueue<PageOutcome>(renders);
  return async ({ req, res }, { key, shares }, run) => {
    const waits = new AbortController();
    const leave = () => waits.abort(gone);
    // An answer that is closed already does not say so again.
    if (res.destroyed) leave();
    res.once('close', leave);
    try {
      const client = networkOf(clientAddressOf(req, trustedProxies));
      return await queue.ask(key, run, { client, shares, signal: waits.signal });
    } finally {
      // A visitor can wait for one page after the other: where addresses have moved.
      res.off('close', leave);
    }
  };
}

import { type Middleware, type RequestContext, sendJson } from '../http/request-context.ts';
import type { Outcome } from './metrics.ts';
import type { OpsRoute } from './ops-server.ts';

/** Whether a gateway should be sent visitors; `/health` says whether it is alive. */
export type Readiness = {
  /** Told of each call of an upstream. */
  record: (outcome: Outcome) => void;
  /** From now on it is about to end. */
  drain: () => void;
  /** `/ready` for balancers, which ask where they send visitors. */
  middleware: Middleware;
  /** The same for operators. */
  route: OpsRoute;
};

/**
 * Ready with a composition and once an upstream has answered. One that fails later changes nothing: it fails for all gateways alike, and
 * they have kept pages; a balancer that left all of them out would take those away, too.
 */
export function createReadiness(composition: () => string | null, hungWorkers: () => number): Readiness {
  let hasAnswer = false;
  let isDraining = false;
  const serve = (context: RequestContext): void => {
    const hasComposition = composition() !== null;
    const isReady = hasComposition && hasAnswer && !isDraining;
    sendJson(context, isReady ? 200 : 503, {
      ...{ isReady, hasComposition, hasAnswer, isDraining },
      hungWorkers: hungWorkers(),
    });
  };
  return {
    record(outcome) {
      hasAnswer ||= outcome !== 'failed' && outcome !== '5xx';
    },
    drain() {
      isDraining = true;
    },
    middleware(context) {
      if (context.pathname !== '/ready') return false;
      serve(context);
      return true;
    },
    route: { method: 'GET', path: '/ready', access: 'anybody', serve },
  };
}

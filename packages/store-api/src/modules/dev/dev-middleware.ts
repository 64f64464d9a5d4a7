import type { Clock } from '@vitryna/resilience';
import type { MiddlewareHandler } from 'hono';
import { Failure, type FailureCode, failureStatuses } from '../../core/failure.ts';
import type { ApiEnv } from '../../http/api-env.ts';
import { type DevState, findOrder } from './dev-state.ts';

const kindOf = (status: number): FailureCode =>
  (Object.keys(failureStatuses) as FailureCode[]).find((code) => failureStatuses[code] === status) ?? 'internal';

/** Delays and fails the requests that `/__dev/delay` and `/__dev/fail` name. */
export const orderedTroubles =
  (state: DevState, time: Clock): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    const delay = findOrder(state.delays, c.req.path);
    if (delay !== null) await time.wait(delay[1]);
    const failure = findOrder(state.failures, c.req.path);
    if (failure !== null) {
      const [pattern, { status, times }] = failure;
      if (times <= 1) state.failures.delete(pattern);
      else state.failures.set(pattern, { status, times: times - 1 });
      const headers: Record<string, string> = status === 429 || status === 503 ? { 'retry-after': '5' } : {};
      throw new Failure(kindOf(status), { headers });
    }
    await next();
  };

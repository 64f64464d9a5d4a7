import { z } from 'zod';
import type { Clock } from '../core/clock.ts';
import type { Connection } from '../database/connection.ts';
import { defineJob, type Worker, workOn } from '../jobs/job.ts';
import { sweepKeys } from '../middleware/idempotency-repository.ts';
import { sweepDevices } from '../modules/account/device-repository.ts';
import { sweepTokens } from '../modules/account/token-repository.ts';
import { sweepMessages } from '../modules/outbox/repository.ts';
import { sweepSessions } from '../modules/session/repository.ts';

const sweeps = [sweepSessions, sweepMessages, sweepKeys, sweepTokens, sweepDevices];
const sweep = defineJob('sweep', z.object({}));

/** Everybody who does scheduled work in the store, listed by hand. */
export const createWorkers = ({ db, clock }: { db: Connection; clock: Clock }): Worker[] => [
  workOn(
    sweep,
    async () => {
      const done = await Promise.allSettled(sweeps.map((clean) => clean(db, clock.now())));
      const failed = done.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
      if (failed.length > 0)
        throw new AggregateError(failed, 'what is out of date could not be removed', { cause: failed[0] });
    },
    { cron: '7 * * * *' },
  ),
];

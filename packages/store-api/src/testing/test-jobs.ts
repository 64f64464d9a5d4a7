import { until } from '@vitryna/resilience/testing';
import type { Database } from '../database/open-database.ts';
import type { Log } from '../http/failure-answer.ts';
import type { Worker } from '../jobs/job.ts';
import { countDueJobs, hurryJobs } from '../jobs/repository.ts';
import { startJobs } from '../jobs/start-jobs.ts';

/** Workers of a test. */
export type TestJobs = {
  /** Waits until all that is due has been done. */
  flush: () => Promise<void>;
  /** Makes what waits for its time, or for its next try, due now, and waits until it has been done. */
  hurry: () => Promise<void>;
  /** The workers' log. */
  log: Record<string, unknown>[];
  stop: () => Promise<void>;
};

/** Starts workers over the database of a test. Stop them before it is closed. */
export async function startTestJobs(database: Database, workers: readonly Worker[]): Promise<TestJobs> {
  const log: Record<string, unknown>[] = [];
  const write: Log = (record) => log.push(record);
  const { stop } = await startJobs(database.queue, workers, { log: write, stopMs: 1000 });
  const flush = () => until(async () => (await countDueJobs(database.db)) === 0);
  return {
    flush,
    hurry: async () => {
      await hurryJobs(database.db);
      await flush();
    },
    log,
    stop,
  };
}

import { type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import { type QueueConnection, queueSchema } from '../database/queue-connection.ts';
import { describeError, type Log } from '../http/failure-answer.ts';
import { JobHopeless, type Worker } from './job.ts';

/** The workers of this process. */
export type RunningJobs = {
  /** Takes up no more work, waits a moment for what is being done, and gives back what is not done by then. */
  stop: () => Promise<void>;
};

/** The poll interval when no process announces work; also how late work for a given time may begin. */
const pollSeconds = 5;
/** How often one of the processes looks for work whose process has ended. */
const superviseSeconds = 15;

async function tryOnce(worker: Worker, job: JobWithMetadata, log: Log): Promise<JobResult> {
  const { id, data, signal, retryCount, retryLimit } = job;
  const isLast = retryCount >= retryLimit;
  try {
    await worker.work(data, { id, attempt: retryCount + 1, isLast, signal });
    return { id, status: 'completed' };
  } catch (error) {
    const isHopeless = error instanceof JobHopeless;
    const isDead = isLast || isHopeless;
    log({
      level: isDead ? 'error' : 'warn',
      message: isDead ? 'a job is a dead letter' : 'a job failed and is tried again',
      job: worker.name,
      id,
      attempt: retryCount + 1,
      error: describeError(error),
    });
    const { name, message } = describeError(error);
    return { id, status: isHopeless ? 'deadletter' : 'failed', output: { name, message } };
  }
}

async function start(boss: PgBoss, worker: Worker, log: Log): Promise<void> {
  const options = {
    includeMetadata: true,
    perJobResults: true,
    pollingIntervalSeconds: pollSeconds,
    notifyPollingIntervalSeconds: pollSeconds,
  } as const;
  for (let count = 0; count < worker.concurrency; count += 1) {
    let workerId = '';
    workerId = await boss.work(worker.name, options, async (jobs: JobWithMetadata[]) => {
      const results = await Promise.all(jobs.map((job) => tryOnce(worker, job, log)));
      // Where there was one there may be another: look again at once.
      boss.notifyWorker(workerId);
      return results;
    });
  }
}

/** Starts workers, and sends what recurs at its times; any number of processes may do so. */
export async function startJobs(
  connection: QueueConnection,
  workers: readonly Worker[],
  { log, stopMs = 5000 }: { log: Log; stopMs?: number },
): Promise<RunningJobs> {
  const boss = new PgBoss({
    ...connection,
    schema: queueSchema,
    useListenNotify: true,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    // Rebuilding indexes and judging a server's vacuum is its operator's business.
    reindex: false,
    monitorVacuum: false,
  });
  boss.on('error', (error) => log({ level: 'error', message: 'the queue of jobs', error: describeError(error) }));
  boss.on('warning', ({ message }) => log({ level: 'warn', message: `the queue of jobs: ${message}` }));
  try {
    await boss.start();
    for (const worker of workers) {
      await start(boss, worker, log);
      // Jobs due while every process was down run once.
      if (worker.cron !== null) {
        await boss.schedule(worker.name, worker.cron, {}, { tz: 'Europe/Kyiv', missed: 'once' });
      }
    }
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
  return { stop: () => boss.stop({ timeout: stopMs }) };
}

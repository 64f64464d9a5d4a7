import type { z } from 'zod';
import type { JobName } from '../database/job-queues.ts';

/** A kind of work: its queue, whose rules stand in `job-queues.ts`, and what has to be known to do it. */
export type Job<Data extends object> = { name: JobName; data: z.ZodType<Data> };

/** Names a kind of work. Only that is needed to send it; who does it is said by `workOn`. */
export const defineJob = <Data extends object>(name: JobName, data: z.ZodType<Data>): Job<Data> => ({ name, data });

/** One try. */
export type JobTry = {
  id: string;
  /** 1 for the first one. */
  attempt: number;
  /** Whether there is no other after it. */
  isLast: boolean;
  /** Aborted when it has taken too long, or when the process ends and will not wait longer. */
  signal: AbortSignal;
};

/**
 * Does the work. When it throws it is tried again, later and later. It may run twice with the same data, also at once: when a process is
 * killed after the work and before that is written down, or stands still for half a minute. So it first looks whether there is still
 * something to do, and writes with that question in one transaction.
 */
export type JobHandler<Data extends object> = (data: Data, job: JobTry) => Promise<void>;

/** Somebody who does one kind of work. */
export type Worker = {
  name: JobName;
  /** How many at once in this process. */
  concurrency: number;
  /** When it is to be done by itself: five fields of cron, in the shop's time zone. */
  cron: string | null;
  work: (data: unknown, job: JobTry) => Promise<void>;
};

/** Says who does a kind of work, and, with `cron`, when it is sent by itself: then its data are `{}`. */
export const workOn = <Data extends object>(
  { name, data: schema }: Job<Data>,
  handler: JobHandler<Data>,
  { concurrency = 1, cron = null }: { concurrency?: number; cron?: string | null } = {},
): Worker => ({
  name,
  concurrency,
  cron,
  work: async (data, job) => handler(schema.parse(data), job),
});

/** Thrown by work that no other try can help: it becomes a dead letter at once. */
export class JobHopeless extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'JobHopeless';
  }
}

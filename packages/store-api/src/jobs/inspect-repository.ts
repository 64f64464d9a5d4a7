import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { Connection } from '../database/connection.ts';
import { deadLetters } from '../database/job-queues.ts';
import { type QueueConnection, queueSchema } from '../database/queue-connection.ts';

const jobTable = sql.id(queueSchema, 'job');
const isOurs = sql`name not like '\\_\\_%'`;

/** How much work of a kind there is, and since when the oldest of it is due. */
export type JobCounts = {
  name: string;
  waiting: number;
  later: number;
  active: number;
  done: number;
  failed: number;
  oldest: Date | null;
};

/** Counts work by its kind; dead letters are one of them. */
export async function countJobs(db: Connection): Promise<JobCounts[]> {
  const isWaiting = sql`state in ('created', 'retry')`;
  const { rows } = await sql<JobCounts>`
    select queue.name,
      count(*) filter (where ${isWaiting} and start_after <= now()) as waiting,
      count(*) filter (where ${isWaiting} and start_after > now()) as later,
      count(*) filter (where state = 'active') as active,
      count(*) filter (where state = 'completed') as done,
      count(*) filter (where state = 'failed') as failed,
      min(start_after) filter (where ${isWaiting} and start_after <= now()) as oldest
    from ${sql.id(queueSchema, 'queue')} as queue left join ${jobTable} as job on job.name = queue.name
    where queue.name not like '\\_\\_%' group by queue.name order by queue.name
  `.execute(db);
  return rows;
}

/** One piece of work; of a dead letter `source` names what it was. */
export type KeptJob = {
  id: string;
  name: string;
  source: string | null;
  state: string;
  data: unknown;
  tries: number;
  created: Date;
  due: Date;
  output: unknown;
};

/** The newest work of a kind, or the one with an id. */
export async function readJobs(db: Connection, { name, id }: { name?: string; id?: string }): Promise<KeptJob[]> {
  const { rows } = await sql<KeptJob>`
    select id, name, source_name as source, state, data, coalesce(source_retry_count, retry_count) + 1 as tries,
      coalesce(source_created_on, created_on) as created, start_after as due, coalesce(output, source_output) as output
    from ${jobTable}
    where ${isOurs} and (${name ?? null}::text is null or name = ${name ?? null}) and (${id ?? null}::uuid is null or id = ${id ?? null})
    order by created_on desc limit 100
  `.execute(db);
  return rows;
}

/** Gives dead letters back to their queues, the one with an id or all; returns how many there were. */
export async function retryDeadJobs(connection: QueueConnection, id?: string): Promise<number> {
  const idle = { supervise: false, schedule: false, registerInstance: false };
  const boss = new PgBoss({ ...connection, ...idle, schema: queueSchema });
  boss.on('error', () => undefined);
  await boss.start();
  try {
    return await boss.redrive(deadLetters, id === undefined ? {} : { ids: [id] });
  } finally {
    await boss.stop({ graceful: false });
  }
}

import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Connection } from '../database/connection.ts';
import { deadLetters, type JobName } from '../database/job-queues.ts';
import { queueSchema } from '../database/queue-connection.ts';
import type { Job } from './job.ts';

const table = (name: string) => sql.id(queueSchema, name);
/** The channel on which pg-boss hears that there is work. */
const channel = `pgboss_${createHash('sha224').update(queueSchema).digest('hex').slice(0, 24)}`;

/**
 * Puts work into its queue, to be done at once or, with `at`, not before that time of the machines' clock. With the transaction of a change
 * there is never one without the other; workers hear of it when that is committed. Answers its id.
 *
 * One statement of our own, the one that pg-boss itself makes, because it needs no started queue and no second connection.
 */
export async function sendJob<Data extends object>(
  db: Connection,
  job: Job<Data>,
  data: Data,
  { at }: { at?: Date } = {},
): Promise<string> {
  const text = JSON.stringify(job.data.parse(data));
  const sent = await sql<{ id: string; notified: string }>`
    with sent as (
      insert into ${table('job')} (
        name, data, start_after, keep_until, retry_limit, retry_delay, retry_backoff, retry_delay_max,
        expire_seconds, deletion_seconds, heartbeat_seconds, dead_letter, policy
      )
      select name, ${text}::jsonb, start_after, start_after + retention_seconds * interval '1s', retry_limit, retry_delay,
        retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, heartbeat_seconds, dead_letter, policy
      from ${table('queue')}, (select coalesce(${at ?? null}::timestamptz, now()) as start_after) as time
      where name = ${job.name}
      returning id, name, start_after
    )
    select id, case when start_after <= now() then pg_notify(${channel}, name)::text end as notified from sent
  `.execute(db);
  const [row] = sent.rows;
  if (!row) throw new Error(`store-api: there is no queue "${job.name}"; its name belongs in job-queues.ts`);
  return row.id;
}

/** Makes work that waits for a time or for its next try due now; one kind of it, or all. For tests, where nobody waits an hour. */
export async function hurryJobs(db: Connection, name?: JobName): Promise<void> {
  const which = name === undefined ? sql`name <> ${deadLetters} and name not like '\\_\\_%'` : sql`name = ${name}`;
  await sql`
    with hurried as (
      update ${table('job')} set start_after = now()
      where state in ('created', 'retry') and ${which} returning name
    )
    select pg_notify(${channel}, name) from (select distinct name from hurried) as names
  `.execute(db);
}

/** How much work is due or being done. */
export async function countDueJobs(db: Connection): Promise<number> {
  const { rows } = await sql<{ due: number }>`
    select count(*) as due from ${table('job')}
    where state < 'completed' and (state = 'active' or start_after <= now()) and name <> ${deadLetters}
      and name not like '\\_\\_%'
  `.execute(db);
  return rows[0]?.due ?? 0;
}

import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { z } from 'zod';
import { inTransaction } from '../database/connection.ts';
import { deadLetters } from '../database/job-queues.ts';
import type { Database } from '../database/open-database.ts';
import { openTestDatabase } from '../database/open-test-database.ts';
import { queueSchema } from '../database/queue-connection.ts';
import { startTestJobs, type TestJobs } from '../testing/test-jobs.ts';
import { defineJob, JobHopeless, type Worker, workOn } from './job.ts';
import { sendJob } from './repository.ts';

const mail = defineJob('send-message', z.object({ to: z.string() }));

let database: Database;
const running: TestJobs[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((jobs) => jobs.stop()));
  await sql`delete from pgboss.job`.execute(database.db);
});
afterAll(() => database.close());

async function start(...workers: Worker[]): Promise<TestJobs> {
  const jobs = await startTestJobs(database, workers);
  running.push(jobs);
  return jobs;
}

type Row = Record<string, unknown>;
async function rowsOf(name: string): Promise<Row[]> {
  const { rows } = await sql<Row>`select * from pgboss.job where name = ${name} order by created_on`.execute(
    database.db,
  );
  return rows;
}

test('does what was sent in a transaction when that is committed, and never what was rolled back', async () => {
  const done: string[] = [];
  const jobs = await start(workOn(mail, async ({ to }) => void done.push(to)));
  const failing = inTransaction(database.db, async (transaction) => {
    await sendJob(transaction, mail, { to: 'nobody' });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await inTransaction(database.db, async (transaction) => {
    await sendJob(transaction, mail, { to: 'a' });
    await sendJob(transaction, mail, { to: 'b' });
  });
  await jobs.flush();
  expect(done.sort()).toEqual(['a', 'b']);
});

test('refuses data that the job does not know, and fails data that another version has sent', async () => {
  await expect(sendJob(database.db, mail, { to: 1 } as never)).rejects.toThrow();
  const id = await sendJob(database.db, mail, { to: 'a' });
  await sql`update pgboss.job set data = '{"recipient":"a"}' where id = ${id}`.execute(database.db);
  const jobs = await start(workOn(mail, async () => undefined));
  await jobs.flush();
  expect(await rowsOf('send-message')).toMatchObject([{ state: 'retry' }]);
});

test('waits for a time', async () => {
  const done: string[] = [];
  const jobs = await start(workOn(mail, async ({ to }) => void done.push(to)));
  await sendJob(database.db, mail, { to: 'later' }, { at: new Date(Date.now() + 3_600_000) });
  await sendJob(database.db, mail, { to: 'now' });
  await jobs.flush();
  expect(done).toEqual(['now']);
  await jobs.hurry();
  expect(done).toEqual(['now', 'later']);
});

test('tries again later and later, says which try it is, and keeps what is in vain as a dead letter', async () => {
  const tries: unknown[] = [];
  const jobs = await start(
    workOn(mail, async (_, { attempt, isLast }) => {
      tries.push([attempt, isLast]);
      throw new Error(`no answer ${attempt}`);
    }),
  );
  const id = await sendJob(database.db, mail, { to: 'a' });
  await sql`update pgboss.job set retry_limit = 2 where id = ${id}`.execute(database.db);
  await jobs.flush();
  const waits: number[] = [];
  for (const attempt of [1, 2]) {
    const [row] = await rowsOf('send-message');
    expect(row).toMatchObject({ state: 'retry', output: { message: `no answer ${attempt}` } });
    const { start_after: next, started_on: begun } = row as { start_after: Date; started_on: Date };
    waits.push((next.getTime() - begun.getTime()) / 1000);
    await jobs.hurry();
  }
  expect(tries).toEqual([
    [1, false],
    [2, false],
    [3, true],
  ]);
  // Between a half and the whole of 15 s, then of 30 s.
  expect(waits[0]).toBeGreaterThan(7);
  expect(waits[1]).toBeGreaterThan(14);
  expect(await rowsOf('send-message')).toMatchObject([{ state: 'failed' }]);
  expect(await rowsOf(deadLetters)).toMatchObject([
    { data: { to: 'a' }, source_name: 'send-message', source_id: id, source_output: { message: 'no answer 3' } },
  ]);
  expect(jobs.log.map(({ level }) => level)).toEqual(['warn', 'warn', 'error']);
});

test('gives up at once what no other try can help', async () => {
  const jobs = await start(
    workOn(mail, async () => {
      throw new JobHopeless('no such address');
    }),
  );
  await sendJob(database.db, mail, { to: 'a' });
  await jobs.flush();
  expect(await rowsOf(deadLetters)).toMatchObject([{ source_output: { message: 'no such address' } }]);
});

test('two processes share the work, and none of it is done twice', async () => {
  const done: string[] = [];
  const worker = workOn(mail, async ({ to }) => void done.push(to), { concurrency: 3 });
  const [first] = await Promise.all([start(worker), start(worker)]);
  const names = Array.from({ length: 40 }, (_, index) => `p${index}`);
  await Promise.all(names.map((to) => sendJob(database.db, mail, { to })));
  await first.flush();
  expect(done.toSorted()).toEqual(names.toSorted());
});

test('gives back what is being done when it has to stop, and others do it', async () => {
  const begun = Promise.withResolvers<void>();
  const stuck = await startTestJobs(database, [
    workOn(mail, async (_, { signal }) => {
      begun.resolve();
      await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))));
    }),
  ]);
  await sendJob(database.db, mail, { to: 'a' });
  await begun.promise;
  await stuck.stop();
  const done: string[] = [];
  const jobs = await start(workOn(mail, async ({ to }) => void done.push(to)));
  await jobs.hurry();
  expect(done).toEqual(['a']);
});

test('writes the same row as the library does', async () => {
  const boss = new PgBoss({ ...database.queue, schema: queueSchema, supervise: false, schedule: false });
  await boss.start();
  await boss.send('send-message', { to: 'a' });
  await boss.stop({ graceful: false });
  await sendJob(database.db, mail, { to: 'a' });
  const [theirs, ours] = await rowsOf('send-message');
  for (const row of [theirs, ours]) {
    const { keep_until: kept, start_after: begins } = row as Record<string, Date>;
    expect(kept?.getTime()).toBe((begins?.getTime() ?? 0) + 365 * 86_400_000);
    for (const own of ['id', 'created_on', 'start_after', 'keep_until']) delete row?.[own];
  }
  expect(ours).toEqual(theirs);
});

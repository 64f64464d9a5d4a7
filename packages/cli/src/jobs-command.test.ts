import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openTestFolder } from '@vitryna/store-api/testing';
import { jobsCommand } from './jobs-command.ts';

const id = '11111111-2222-4333-8444-555555555555';
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jobs-'));
  const database = await openTestFolder(folder);
  const columns = 'id, name, data, source_name, source_retry_count, source_output, retry_limit';
  const row = `'${id}', 'dead-letters', '{"id":7}', 'send-message', 20, '{"message":"no such address"}', 20`;
  await database.queue.db?.executeSql(`insert into pgboss.job (${columns}) values (${row})`);
  await database.close();
});
afterAll(() => rm(folder, { recursive: true }));

function run(...argv: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const io = { stdout: (text: string) => void out.push(text), stderr: (text: string) => void err.push(text), env: {} };
  return jobsCommand
    .run([...argv, '--data', folder], io)
    .then((code) => ({ code, out: out.join(''), err: err.join('') }));
}

test.each([[[]], [['show']], [['retry', 'some']], [['list', 'all']]])('says how it is used after %j', async (argv) => {
  expect(await run(...argv)).toMatchObject({ code: 2, err: expect.stringContaining('vitryna jobs COMMAND') });
});

test('shows what was tried in vain and gives it back to its queue', async () => {
  expect((await run('dead')).out).toMatch(
    /^1{8}-.* send-message {2}dead {2}tries 21 .*\n.*"id":7.*\n.*no such address/,
  );
  expect((await run('retry', id)).out).toBe('1 given back\n');
  expect((await run('list')).out).toMatch(/^dead-letters +0 .*\n(?:.*\n)*send-message +1 /m);
  expect((await run('show', 'send-message')).out).toContain('"id":7');
});

import { readFile } from 'node:fs/promises';
import { afterAll, expect, test } from '@jest/globals';
import type { HashJob } from './derive-key.ts';
import { createHashPool, type HashPool } from './hash-pool.ts';
import { createPasswords } from './passwords.ts';

const pools: HashPool[] = [];
function open(options?: Parameters<typeof createHashPool>[0]): HashPool {
  const pool = createHashPool(options);
  pools.push(pool);
  return pool;
}
afterAll(() => Promise.all(pools.map((pool) => pool.close())));

const job: HashJob = {
  algorithm: 'argon2id',
  password: 'x',
  salt: new Uint8Array(16),
  keyLength: 32,
  cost: { memory: 19_456, passes: 1, parallelism: 1 },
};

test('leaves the threads free that read files', async () => {
  const passwords = createPasswords(open());
  const hashes = Array.from({ length: 8 }, () => passwords.hash('каштан'));
  const first = await Promise.race([
    Promise.race(hashes).then(() => 'a hash'),
    readFile(new URL(import.meta.url)).then(() => 'a file'),
  ]);
  expect(first).toBe('a file');
  await Promise.all(hashes);
});

test('lets so many wait, and tells the others when to come again', async () => {
  const pool = open({ threads: 2, waiting: 3 });
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => pool.derive(job)));
  expect(results.map(({ status }) => status)).toEqual([...Array(5).fill('fulfilled'), ...Array(3).fill('rejected')]);
  expect(results[7]).toMatchObject({ reason: { status: 503, code: 'busy', headers: { 'retry-after': '3' } } });
  await pool.derive(job);
});

test('goes on with another thread when one fails', async () => {
  const pool = open({ threads: 1, waiting: 3 });
  const wrong: HashJob = { ...job, algorithm: 'argon2id', cost: { memory: 1, passes: 1, parallelism: 1 } };
  const results = await Promise.allSettled([pool.derive(wrong), pool.derive(job), pool.derive(job)]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
});

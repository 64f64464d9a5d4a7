import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { constants, getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { createDrawingPool, type DrawingPool } from './drawing-pool.ts';
import type { Job } from './job.ts';

// Stands in for the process that draws: it tells who it is or what it was given, dies on request, or never answers.
const source = `
const order = [];
process.on('message', ({ drawing: { type } }) => {
  if (type === 'crash') process.exit(7);
  if (type === 'sleep') return setInterval(() => undefined, 1000);
  order.push(type);
  const told = { order: order.join(' '), pid: String(process.pid) };
  setTimeout(() => process.connected && process.send({ error: told[type] ?? null }), 20);
});`;

let folder: string;
let processUrl: URL;
let pool: DrawingPool;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drawing-pool-'));
  const file = join(folder, 'process.mjs');
  await writeFile(file, source);
  processUrl = pathToFileURL(file);
});
afterEach(() => pool.close());
afterAll(() => rm(folder, { recursive: true, force: true }));

const job = (type: string): Job => ({
  drawing: { type, view: 'front', params: {} },
  folder: type,
  file: { size: 's', format: 'webp' },
});
async function reportPid(draw: DrawingPool['drawNow']): Promise<number> {
  const told = await draw(job('pid')).catch((error: Error) => error.message);
  return Number(/(\d+)$/.exec(String(told))?.[1]);
}
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('a crash costs one picture; the next one has a new process', async () => {
  pool = createDrawingPool({ processUrl });
  const crash = pool.drawNow(job('crash'));
  const after = pool.drawNow(job('a'));
  await expect(crash).rejects.toThrow('ended with 7');
  await expect(after).resolves.toBeUndefined();
});

test('a picture that takes too long is given up', async () => {
  pool = createDrawingPool({ processUrl, timeoutMs: 1000 });
  await expect(pool.drawNow(job('sleep'))).rejects.toThrow('longer than 1000 ms');
  await expect(pool.drawNow(job('a'))).resolves.toBeUndefined();
});

test('what is drawn ahead begins after what shoppers wait for, one at a time', async () => {
  pool = createDrawingPool({ processUrl });
  const ended: string[] = [];
  const note = (name: string, drawing: Promise<void>) => drawing.then(() => ended.push(name));
  await Promise.all([
    note('shopper 1', pool.drawNow(job('a'))),
    note('ahead 1', pool.drawAhead(job('b'))),
    note('ahead 2', pool.drawAhead(job('c'))),
    note('shopper 2', pool.drawNow(job('d'))),
  ]);
  expect(ended).toEqual(['shopper 1', 'shopper 2', 'ahead 1', 'ahead 2']);
});

test('a shopper does not wait for what is being drawn ahead, not even for the same file', async () => {
  pool = createDrawingPool({ processUrl });
  const ahead = pool.drawAhead(job('sleep')).catch(() => undefined);
  await reportPid(pool.drawNow);
  await expect(pool.drawNow(job('a'))).resolves.toBeUndefined();
  await pool.close();
  await ahead;
});

test('draws ahead in a process of the lowest priority, and for shoppers in one of the usual', async () => {
  pool = createDrawingPool({ processUrl });
  const [now, ahead] = [await reportPid(pool.drawNow), await reportPid(pool.drawAhead)];
  expect(now).not.toBe(ahead);
  expect(getPriority(ahead)).toBe(constants.priority.PRIORITY_LOW);
  expect(getPriority(now)).toBe(getPriority());
});

test('equal jobs of shoppers share one drawing', async () => {
  pool = createDrawingPool({ processUrl });
  await Promise.all([pool.drawNow(job('a')), pool.drawNow(job('a'))]);
  await expect(pool.drawNow(job('order'))).rejects.toThrow(': a order');
});

test('a closed pool rejects what waits and what comes, and leaves no process behind', async () => {
  pool = createDrawingPool({ processUrl });
  const pids = [await reportPid(pool.drawNow), await reportPid(pool.drawAhead)];
  expect(pids.map(isRunning)).toEqual([true, true]);
  const waiting = [pool.drawNow(job('b')), pool.drawNow(job('c')), pool.drawAhead(job('d'))];
  const settled = Promise.allSettled(waiting);
  await pool.close();
  expect((await settled).slice(1).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(pool.drawNow(job('e'))).rejects.toThrow('closed');
  expect(pids.map(isRunning)).toEqual([false, false]);
});

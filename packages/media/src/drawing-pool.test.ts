import { afterEach, expect, test } from '@jest/globals';
import { createDrawingPool, type DrawingPool } from './drawing-pool.ts';
import type { Job } from './job.ts';

// Stands in for the drawing worker: it tells what it was given in the order given, dies on request, or never answers.
const source = `
import { parentPort } from 'node:worker_threads';
const order = [];
parentPort.on('message', ({ id, job }) => {
  if (job.drawing.type === 'crash') process.exit(7);
  if (job.drawing.type === 'sleep') return;
  order.push(job.drawing.type);
  const error = job.drawing.type === 'order' ? order.join(' ') : null;
  setTimeout(() => parentPort.postMessage({ id, error }), 20);
});`;
const workerUrl = new URL(`data:text/javascript,${encodeURIComponent(source)}`);

let pool: DrawingPool;
afterEach(() => pool.close());

const job = (type: string): Job => ({
  drawing: { type, view: 'front', params: {} },
  folder: type,
  file: { size: 's', format: 'webp' },
});

test('a crash costs one picture; the next one has a new worker', async () => {
  pool = createDrawingPool({ workerUrl });
  const crash = pool.run(job('crash'), 'shopper');
  const after = pool.run(job('a'), 'shopper');
  await expect(crash).rejects.toThrow('ended with code 7');
  await expect(after).resolves.toBeUndefined();
});

test('a picture that takes too long is given up', async () => {
  pool = createDrawingPool({ workerUrl, timeoutMs: 200 });
  await expect(pool.run(job('sleep'), 'shopper')).rejects.toThrow('longer than 200 ms');
  await expect(pool.run(job('a'), 'shopper')).resolves.toBeUndefined();
});

test('shoppers go before warming, and move forward what they wait for', async () => {
  pool = createDrawingPool({ workerUrl });
  const all = [
    pool.run(job('first'), 'warming'),
    pool.run(job('w1'), 'warming'),
    pool.run(job('w2'), 'warming'),
    pool.run(job('w3'), 'warming'),
    pool.run(job('s1'), 'shopper'),
    pool.run(job('w3'), 'shopper'),
  ];
  await Promise.all(all);
  await expect(pool.run(job('order'), 'shopper')).rejects.toThrow('first s1 w3 w1 w2 order');
});

test('equal jobs share one task', async () => {
  pool = createDrawingPool({ workerUrl });
  expect(pool.run(job('a'), 'warming')).toBe(pool.run(job('a'), 'shopper'));
  await pool.run(job('a'), 'shopper');
});

test('a closed pool rejects what waits and what comes', async () => {
  pool = createDrawingPool({ workerUrl });
  const waiting = pool.run(job('sleep'), 'shopper');
  const queued = pool.run(job('a'), 'shopper');
  const settled = Promise.allSettled([waiting, queued]);
  await pool.close();
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(pool.run(job('b'), 'shopper')).rejects.toThrow('closed');
});

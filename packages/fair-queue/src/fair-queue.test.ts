import { expect, test } from '@jest/globals';
import { createFairQueue, type FairQueueLimits, isTooManyWaiting } from './fair-queue.ts';

const limits: FairQueueLimits = { atOnce: 1, atOnceEach: 1, waiting: 100, waitingEach: 50 };

/** A queue whose jobs end when they are told to, and what has begun so far. */
function queueWith(some: Partial<FairQueueLimits> = {}) {
  const queue = createFairQueue<string>({ ...limits, ...some });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const run = (key: string) => () => {
    begun.push(key);
    return new Promise<string>((resolve) => ends.push(() => resolve(key)));
  };
  const ask = (key: string, client: string, signal?: AbortSignal) =>
    queue.ask(key, run(key), { client, ...(signal && { signal }) });
  /** Ends what runs, as often as said, and lets what follows begin. */
  const end = async (times = 1) => {
    for (let time = 0; time < times; time += 1) {
      ends.shift()?.();
      await new Promise(setImmediate);
    }
  };
  return { queue, ask, end, begun };
}

test('a newcomer waits for one job of another at most, however many that one asked for', async () => {
  const { ask, end, begun } = queueWith();
  for (let at = 0; at < 40; at += 1) void ask(`greedy ${at}`, 'greedy');
  void ask('polite 0', 'polite');
  void ask('polite 1', 'polite');
  await end(5);
  expect(begun.slice(0, 5)).toEqual(['greedy 0', 'greedy 1', 'polite 0', 'greedy 2', 'polite 1']);
});

test('one client has no more than its share at once, and what it leaves free stays free', async () => {
  const { ask, begun } = queueWith({ atOnce: 4, atOnceEach: 2 });
  for (let at = 0; at < 10; at += 1) void ask(`greedy ${at}`, 'greedy');
  expect(begun).toEqual(['greedy 0', 'greedy 1']);
  void ask('polite', 'polite');
  expect(begun.at(-1)).toBe('polite');
});

test('the last quarter of the places is for those who have none, and nobody waits for it who has', async () => {
  const { ask, end, begun } = queueWith({ atOnce: 8, atOnceEach: 8, waiting: 2, waitingEach: 1 });
  for (let at = 0; at < 4; at += 1)
    for (const greedy of ['one', 'two']) void ask(`${greedy} ${at}`, greedy).catch(() => 0);
  expect(begun).toHaveLength(6);
  for (const polite of ['a', 'b']) void ask(polite, polite);
  expect(begun.slice(6)).toEqual(['a', 'b']);
  // A finished job leaves its slot to a client without one; to clients with one only when there are more than the last two.
  await end();
  expect(begun).toHaveLength(8);
  void ask('c', 'c');
  expect(begun.at(-1)).toBe('c');
  await end(2);
  expect(begun).toHaveLength(9);
  await end();
  expect(begun.slice(9)).toEqual(['one 3']);
});

test('a client that waits for a second job is not starved by clients that wait for a first', async () => {
  const { ask, end, begun } = queueWith({ atOnce: 4, atOnceEach: 4 });
  for (let at = 0; at < 5; at += 1) void ask(`greedy ${at}`, 'greedy');
  for (let at = 0; at < 8; at += 1) void ask(`polite ${at}`, `polite ${at}`);
  await end(5);
  expect(begun.filter((key) => key.startsWith('greedy'))).toEqual(['greedy 0', 'greedy 1', 'greedy 2', 'greedy 3']);
});

test('equal keys are one job, and a later one is another', async () => {
  const { queue, ask, end, begun } = queueWith();
  const both = Promise.all([ask('a', 'one'), ask('a', 'two')]);
  await end();
  await expect(both).resolves.toEqual(['a', 'a']);
  expect(queue.size).toBe(0);
  void ask('a', 'one');
  expect(begun).toEqual(['a', 'a']);
});

test('a job that others wait for takes the first of their turns', async () => {
  const { ask, end, begun } = queueWith();
  for (let at = 0; at < 10; at += 1) void ask(`${at}`, 'greedy');
  void ask('9', 'polite');
  await end();
  expect(begun).toEqual(['0', '1']);
  await end();
  expect(begun).toEqual(['0', '1', '9']);
});

test('a client that would wait for too much is refused at once, and others are not', async () => {
  const { ask } = queueWith({ waitingEach: 2, waiting: 3 });
  for (const key of ['0', '1', '2']) void ask(key, 'greedy');
  const refused = async (asked: Promise<string>) => isTooManyWaiting(await asked.catch((error: unknown) => error));
  expect(await refused(ask('3', 'greedy'))).toBe(true);
  void ask('4', 'polite');
  expect(await refused(ask('5', 'third'))).toBe(true);
  await expect(Promise.race([ask('4', 'third'), 'waits'])).resolves.toBe('waits');
});

test('a place that is free is given at once, however many others wait who have their share', async () => {
  const { ask, begun } = queueWith({ atOnce: 2, atOnceEach: 1, waiting: 1 });
  for (const key of ['runs', 'waits']) void ask(key, 'greedy');
  const polite = ask('polite', 'polite');
  await expect(Promise.race([polite, 'begins'])).resolves.toBe('begins');
  expect(begun).toEqual(['runs', 'polite']);
});

test('what nobody waits for any more is dropped before it begins and leaves its place', async () => {
  const { queue, ask, end, begun } = queueWith({ waitingEach: 2 });
  const [first, second] = [new AbortController(), new AbortController()];
  void ask('runs', 'a');
  const gone = ask('left', 'a', first.signal);
  const shared = [ask('shared', 'a', first.signal), ask('shared', 'b', second.signal)];
  first.abort(new Error('gone'));
  await expect(gone).rejects.toThrow('gone');
  await expect(shared[0]).rejects.toThrow('gone');
  expect(queue.size).toBe(2);
  void ask('fits', 'a');
  await end(3);
  expect(begun).toEqual(['runs', 'shared', 'fits']);
  await expect(shared[1]).resolves.toBe('shared');
  await expect(ask('x', 'a', AbortSignal.abort(new Error('before')))).rejects.toThrow('before');
});

test('what has begun goes on when nobody waits, and what follows begins after it', async () => {
  const { ask, end, begun } = queueWith();
  const gone = new AbortController();
  const left = ask('runs', 'a', gone.signal);
  void ask('next', 'b');
  gone.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  expect(begun).toEqual(['runs']);
  await end();
  expect(begun).toEqual(['runs', 'next']);
});

test('a job that fails gives its turn to the next', async () => {
  const { queue, ask, end, begun } = queueWith();
  const fails = queue.ask('fails', () => Promise.reject(new Error('no')), { client: 'a' });
  void ask('next', 'a');
  await expect(fails).rejects.toThrow('no');
  await end(0);
  await new Promise(setImmediate);
  expect(begun).toEqual(['next']);
});

test('tells when nothing waits or runs, and takes nothing when it is closed', async () => {
  const { queue, ask, end } = queueWith();
  const runs = ask('runs', 'a');
  const waits = ask('waits', 'a');
  const idle = queue.whenIdle();
  queue.close(new Error('closed'));
  await expect(waits).rejects.toThrow('closed');
  await expect(ask('late', 'a')).rejects.toThrow('closed');
  await end();
  await expect(runs).resolves.toBe('runs');
  await expect(idle).resolves.toBeUndefined();
});

/** A page and its app, asked for by somebody new each time. */
function queueWithShares() {
  const queue = createFairQueue<string>({
    ...{ atOnce: 8, atOnceEach: 8, waiting: 12, waitingEach: 12 },
    shares: [
      { atOnce: 2, waiting: 4 },
      { atOnce: 4, waiting: 8 },
    ],
  });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  let clients = 0;
  const ask = (key: string, page: string, app: string) => {
    clients += 1;
    const run = () => {
      begun.push(key);
      return new Promise<string>((resolve) => ends.set(key, () => resolve(key)));
    };
    return queue.ask(key, run, { client: `client ${clients}`, shares: [page, app] });
  };
  const end = async (key: string) => {
    ends.get(key)?.();
    await new Promise(setImmediate);
  };
  return { queue, ask, end, begun };
}

test('a page takes no more slots than its share, for all clients together, and an app no more than its own', async () => {
  const { ask, begun } = queueWithShares();
  for (let at = 0; at < 4; at += 1) void ask(`slow ${at}`, 'slow', 'a');
  expect(begun).toEqual(['slow 0', 'slow 1']);
  for (const page of ['b', 'c', 'd']) void ask(page, page, 'a');
  expect(begun.slice(2)).toEqual(['b', 'c']);
  for (const page of ['e', 'f']) void ask(page, page, 'another');
  expect(begun.slice(4)).toEqual(['e', 'f']);
});

test('what waits for its share holds up nobody behind it, and follows when a place of it is free', async () => {
  const { ask, end, begun } = queueWithShares();
  for (let at = 0; at < 3; at += 1) void ask(`slow ${at}`, 'slow', 'a');
  for (const page of ['b', 'c', 'd']) void ask(page, page, page);
  expect(begun).toEqual(['slow 0', 'slow 1', 'b', 'c', 'd']);
  await end('b');
  expect(begun).toHaveLength(5);
  await end('slow 0');
  expect(begun.at(-1)).toBe('slow 2');
});

test('a page fills only its share of the places to wait, and leaves all when it is answered', async () => {
  const { queue, ask, end, begun } = queueWithShares();
  const slow = Array.from({ length: 7 }, (_, at) => ask(`slow ${at}`, 'slow', 'a'));
  expect(isTooManyWaiting(await slow[6]?.catch((error: unknown) => error))).toBe(true);
  for (let at = 0; at < 8; at += 1) void ask(`other ${at}`, `page ${at}`, 'b');
  expect(queue.size).toBe(14);
  expect(begun).toHaveLength(6);
  for (let at = 0; at < 6; at += 1) await end(`slow ${at}`);
  for (let at = 0; at < 6; at += 1) void ask(`again ${at}`, 'slow', 'a');
  expect(begun.slice(-2)).toEqual(['again 0', 'again 1']);
});

import { expect, test } from '@jest/globals';
import { createTestClock } from '@vitryna/resilience/testing';
import { type RestartPolicy, supervise } from './supervise.ts';

const policy: RestartPolicy = {
  ...{ firstDelayMs: 100, maxDelayMs: 1000, calmMs: 30_000, maxFailures: 6, maxFailedStarts: 3 },
  ...{ startMs: 300_000, stopMs: 12_000 },
};

/** A supervisor of lives that a test ends, by a clock that it turns. */
function watch(some: Partial<RestartPolicy> = {}) {
  const clock = createTestClock();
  const told: string[] = [];
  const lives: { serve: () => void; end: (how: string) => void; stops: number[] }[] = [];
  const start = () => {
    const [ready, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<string>()];
    const stops: number[] = [];
    lives.push({ serve: ready.resolve, end: ended.resolve, stops });
    const stop = async (ms: number) => {
      stops.push(ms);
      ended.resolve('killed by SIGKILL');
    };
    return { ready: ready.promise, ended: ended.promise, stop, lastLines: () => ['why it failed'] };
  };
  const report = (line: string) => void told.push(line);
  const kept = supervise({ name: 'API', start, advice: 'Mend it.', policy: { ...policy, ...some }, report, clock });
  kept.ready.catch(() => undefined);
  const ended = kept.ended.catch((error: Error) => error.message);
  /** Ends the life that is lived, when it has served for so long; null: it has not. */
  const live = async (servedMs: number | null) => {
    const life = lives.at(-1);
    if (servedMs !== null) life?.serve();
    await clock.pass(servedMs ?? 0);
    life?.end('exit code 3');
    await clock.pass(0);
  };
  return { clock, ended, kept, live, lives, told };
}

test('starts again what ended, later and later, up to the longest delay', async () => {
  const { clock, live, lives, told } = watch();
  for (const delayMs of [100, 200, 400, 800, 1000]) {
    const before = lives.length;
    await live(1);
    await clock.pass(delayMs - 1);
    expect(lives).toHaveLength(before);
    await clock.pass(1);
    expect(lives).toHaveLength(before + 1);
  }
  expect(told.slice(0, 2)).toEqual([
    'API ended (exit code 3); it is started again in 0.1 s (failure 1 of 6)',
    'API ended (exit code 3); it is started again in 0.2 s (failure 2 of 6)',
  ]);
});

test('gives up after so many failures in a row: says which, how, its last lines and what to do', async () => {
  const { clock, ended, live } = watch({ maxFailures: 2 });
  await live(1);
  await clock.pass(100);
  await live(null);
  expect(await ended).toBe(
    'API did not start (exit code 3), 2 times in a row, and is not started again.\n  Its last lines:\n    why it failed\n  Mend it.',
  );
});

test('gives up sooner what has never served', async () => {
  const { clock, ended, live } = watch();
  for (const delayMs of [100, 200, 0]) {
    await live(null);
    await clock.pass(delayMs);
  }
  expect(await ended).toContain('API did not start (exit code 3), 3 times in a row');
});

test('counts anew after one has served for a while', async () => {
  const { clock, live, lives, told } = watch();
  for (let life = 1; life <= 6; life += 1) {
    await live(policy.calmMs);
    await clock.pass(100);
  }
  expect(lives).toHaveLength(7);
  expect(told.join('\n')).not.toContain('failure 2');
  expect(told.join('\n').match(/API ended \(exit code 3\)/g)).toHaveLength(6);
});

test('kills what hangs while it starts', async () => {
  const { clock, lives, told } = watch();
  await clock.pass(policy.startMs - 1);
  expect(lives[0]?.stops).toEqual([]);
  await clock.pass(1);
  expect(lives[0]?.stops).toEqual([0]);
  expect(told).toEqual(['API did not start (killed by SIGKILL); it is started again in 0.1 s (failure 1 of 3)']);
});

test('starts nothing more when it is stopped, also between two lives', async () => {
  const { clock, ended, kept, live, lives } = watch();
  await live(1);
  await kept.stop();
  await ended;
  await clock.pass(60_000);
  expect(lives).toHaveLength(1);
});

import { expect, test } from '@jest/globals';
import type { PictureSpec } from '@vitryna/contracts/catalogue-import';
import { createTestClock } from '@vitryna/resilience/testing';
import { createActivity } from './activity.ts';
import { type WarmOptions, type WarmParts, warm } from './warm.ts';

const picture = (type: string): PictureSpec => ({ type, view: 'front', params: {} });

/** Warms pictures, each drawing of which takes a second, over a clock that the test turns. */
function start(types: string[], { kept = [], ...more }: Partial<WarmOptions> & { kept?: string[] } = {}) {
  const clock = createTestClock();
  const activity = createActivity(clock);
  const begun: [type: string, at: number][] = [];
  const files = new Set(kept);
  let [drawing, most] = [0, 0];
  const store: WarmParts['store'] = {
    findMissing: async ({ type }, wanted) => wanted.filter(({ size }) => !files.has(`${type} ${size}`)),
    drawAhead: async ({ type }, { size }) => {
      begun.push([type, clock.now()]);
      drawing += 1;
      most = Math.max(most, drawing);
      await clock.wait(1000);
      drawing -= 1;
      if (type === 'broken') throw new Error('no such picture');
      files.add(`${type} ${size}`);
    },
  };
  const options: WarmOptions = { sizes: ['s'], formats: ['webp'], ...more };
  const ended = warm(types.map(picture), options, { store, activity, clock });
  return { clock, activity, begun, files, ended, most: () => most };
}

test('draws one file after the other and rests after each as long as it took', async () => {
  const { clock, begun, ended, most } = start(['a', 'b', 'c'], { sizes: ['s', 'm'] });
  await clock.pass(20_000);
  await ended;
  expect(begun.map(([, at]) => at)).toEqual([0, 2000, 4000, 6000, 8000, 10_000]);
  expect(most()).toBe(1);
});

test('begins nothing while a request waits, nor a moment after', async () => {
  const { clock, activity, begun, ended } = start(['a', 'b']);
  await clock.pass(500);
  const answered = activity.begin();
  await clock.pass(60_000);
  expect(begun).toEqual([['a', 0]]);
  answered();
  await clock.pass(1000);
  expect(begun).toHaveLength(1);
  await clock.pass(60_000);
  await ended;
  expect(begun).toHaveLength(2);
});

test('goes on where an earlier run stopped', async () => {
  const { clock, begun, ended } = start(['a', 'b', 'c'], { kept: ['a s', 'c s'] });
  await clock.pass(10_000);
  await ended;
  expect(begun).toEqual([['b', 0]]);
});

test('stops after the file under way', async () => {
  const stop = new AbortController();
  const { clock, begun, ended } = start(['a', 'b'], { signal: stop.signal });
  await clock.pass(500);
  stop.abort();
  await clock.pass(60_000);
  await ended;
  expect(begun).toEqual([['a', 0]]);
});

test('stops while it waits for its turn', async () => {
  const stop = new AbortController();
  const { clock, activity, begun, ended } = start(['a'], { signal: stop.signal });
  activity.begin();
  await clock.pass(10_000);
  stop.abort();
  await ended;
  expect(begun).toEqual([]);
});

test('goes on after a picture that cannot be drawn, and says so', async () => {
  const reports: unknown[] = [];
  const { clock, files, ended } = start(['broken', 'a'], { onProgress: (progress) => reports.push(progress) });
  await clock.pass(10_000);
  await ended;
  expect([...files]).toEqual(['a s']);
  expect(reports).toEqual([
    { done: 0, failed: 1 },
    { done: 1, failed: 1 },
  ]);
});

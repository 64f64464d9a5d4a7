import { expect, test } from '@jest/globals';
import { createTestClock } from '@vitryna/resilience/testing';
import { createActivity } from './activity.ts';

test('is quiet until the first request comes', async () => {
  const activity = createActivity(createTestClock());
  await expect(activity.whenQuiet()).resolves.toBeUndefined();
});

test('is quiet when every request is answered and a moment has passed', async () => {
  const clock = createTestClock();
  const activity = createActivity(clock);
  const [first, second] = [activity.begin(), activity.begin()];
  let isQuiet = false;
  const quiet = activity.whenQuiet().then(() => {
    isQuiet = true;
  });
  await clock.pass(60_000);
  first();
  first();
  await clock.pass(60_000);
  expect(isQuiet).toBe(false);
  second();
  await clock.pass(1000);
  expect(isQuiet).toBe(false);
  await clock.pass(2000);
  await quiet;
});

test('does not wait on when it is told to stop', async () => {
  const clock = createTestClock();
  const activity = createActivity(clock);
  activity.begin();
  const stop = new AbortController();
  const quiet = activity.whenQuiet(stop.signal);
  stop.abort();
  await expect(quiet).rejects.toThrow('aborted');
});

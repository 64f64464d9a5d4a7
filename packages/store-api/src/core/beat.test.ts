import { expect, test } from '@jest/globals';
import { createBeat } from './beat.ts';

/** When work that takes so many milliseconds is answered. */
async function answeredAfter(took: number, isRefused = false): Promise<number> {
  let now = 5000;
  const wait = async (ms: number) => {
    now += ms;
  };
  const beat = createBeat({ beatMs: 250, monotonic: () => now, wait });
  const work = beat(async () => {
    now += took;
    if (isRefused) throw new Error('refused');
    return 'done';
  });
  await (isRefused ? expect(work).rejects.toThrow('refused') : expect(work).resolves.toBe('done'));
  return now - 5000;
}

test.each([
  [0, 250],
  [0.4, 250],
  [9.75, 250],
  [249, 250],
  [251, 500],
  [1600, 1750],
])('work of %d ms is answered after %d ms, refused or not', async (took, answered) => {
  expect([await answeredAfter(took), await answeredAfter(took, true)]).toEqual([answered, answered]);
});

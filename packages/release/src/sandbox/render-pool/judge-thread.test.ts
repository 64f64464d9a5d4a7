import { beforeEach, expect, test } from '@jest/globals';
import { createThreadJudge } from './judge-thread.ts';
import { noPart } from './messages.ts';

const limits = { evaluateMs: 10_000, loopMs: 2000, silentMs: 5000 };
const loops = 'a thread came to no end';
const neverLoads = 'evaluating a bundle came to no end';

let now: number;
let used: number | null;
let isUnresponsive: boolean;
let part: number;
let asked: number;
beforeEach(() => {
  [now, used, isUnresponsive, part, asked] = [0, 0, false, noPart, 0];
});

const create = () =>
  createThreadJudge({
    limits,
    now: () => now,
    clock: { usedMs: async () => used, isUnresponsive: () => isUnresponsive },
    part: () => part,
    ask: () => {
      asked += 1;
    },
  });
/** A thread that renders and was asked for a sign of life at 0. */
async function createRendering() {
  const judge = create();
  judge.ready();
  await expect(judge.judge()).resolves.toBeNull();
  return judge;
}

test.each([
  ['has computed for half of what it may', 2000, 1001, loops],
  ['has not been silent for long enough', 1999, 1999, null],
  ['gets no processor', 5000, 1000, null],
  ['does not say what it computes, for a while', 5000, null, null],
  ['gets no processor for too long', 5001, 0, loops],
  ['does not say what it computes, for too long', 5001, null, loops],
])('a thread that renders and %s: after %i ms, of which it computed %s: %s', async (_, at, cpuMs, verdict) => {
  const judge = await createRendering();
  [now, used] = [at, cpuMs];
  await expect(judge.judge()).resolves.toBe(verdict);
});

test('a sign of life begins the count anew, from what was computed by then', async () => {
  const judge = await createRendering();
  judge.answered(1500);
  expect(judge.isAsked).toBe(false);
  [now, used] = [60_000, 1500];
  await expect(judge.judge()).resolves.toBeNull();
  expect([judge.isAsked, asked]).toEqual([true, 2]);
  [now, used] = [62_000, 2500];
  await expect(judge.judge()).resolves.toBeNull();
  used = 2501;
  await expect(judge.judge()).resolves.toBe(loops);
});

test.each([
  ['computes', 10_000, 5001, false, neverLoads],
  ['has not taken its time', 9999, 9999, true, null],
  ['gets no processor', 60_000, 5000, false, null],
  ['gets none for too long', 60_001, 0, false, neverLoads],
  ['is in a call of the engine', 10_000, 0, true, neverLoads],
] as const)('a part that is evaluated and %s: after %i ms', async (_, at, cpuMs, isInCall, verdict) => {
  const judge = create();
  part = 1;
  await expect(judge.judge()).resolves.toBeNull();
  [now, used, isUnresponsive] = [at, cpuMs, isInCall];
  await expect(judge.judge()).resolves.toBe(verdict);
  expect(asked).toBe(0);
});

test('each part has its own time', async () => {
  const judge = create();
  for (part = 1; part <= 5; part += 1) {
    await expect(judge.judge()).resolves.toBeNull();
    now += 9000;
    used = (used ?? 0) + 9000;
    await expect(judge.judge()).resolves.toBeNull();
    now += 2000;
  }
});

import { expect, jest, test } from '@jest/globals';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Limits } from '../core/rate-limits.ts';
import type { Connection } from '../database/connection.ts';
import { type CallContext, defineCall } from '../openapi/registry.ts';
import { createAnswerCache } from './answer-cache.ts';
import type { ApiEnv } from './api-env.ts';
import { mountCalls } from './mount-calls.ts';

function open(
  cache: 'none' | 'shared',
  handle: (context: CallContext) => Promise<string | null>,
  { now, monotonic }: { now: () => Date; monotonic: () => number } = { now: () => new Date(), monotonic: Date.now },
) {
  const app = new Hono<ApiEnv>();
  const failed = jest.fn();
  app.onError((error, c) => {
    failed(error.message);
    return c.body(null, 500);
  });
  app.use(async (c, next) => {
    c.set('session', { readAccountId: async () => c.req.header('x-who') ?? null } as never);
    c.set('device', { readId: () => c.req.header('x-who') ?? null } as never);
    await next();
  });
  const call = defineCall({
    ...({ method: 'GET', path: '/mine', tag: 'test', summary: 'Whose this is', cache } as const),
    result: z.string().nullable(),
    handle: ({ context }) => handle(context),
  });
  mountCalls(app, [call], {
    db: {} as Connection,
    now,
    answers: createAnswerCache({ maxBytes: 10_000, maxAgeMs: 60_000, generation: () => 1, now: monotonic }),
    limits: {} as Limits,
    checkResults: true,
  });
  const ask = (who: string) => app.request('/user/mine', { headers: { 'x-who': who } });
  return { ask, failed };
}

test('gives each shopper their own, which no cache may keep', async () => {
  const { ask } = open('none', ({ session }) => session.readAccountId());
  for (const who of ['olena', 'taras']) {
    const answer = await ask(who);
    expect([await answer.json(), answer.headers.get('cache-control')]).toEqual([{ data: who }, 'no-store']);
  }
});

test.each([
  ['session', ({ session }: CallContext) => session.readAccountId()],
  ['device', async ({ device }: CallContext) => device.readId()],
])('a call whose answer is kept for everybody cannot see the %s of who asks', async (what, handle) => {
  const { ask, failed } = open('shared', handle);
  expect((await ask('olena')).status).toBe(500);
  expect(failed.mock.calls).toEqual([[`store-api: an answer that is kept for everybody asks for the ${what}`]]);
});

test('keeps an answer for everybody until the first moment that its call names', async () => {
  let passedMs = 0;
  const clock = { now: () => new Date(1_800_000_000_000 + passedMs), monotonic: () => passedMs };
  const made: number[] = [];
  const { ask } = open(
    'shared',
    async ({ validUntil }) => {
      made.push(passedMs);
      for (const afterMs of [50_000, 20_000, 30_000]) validUntil(new Date(1_800_000_000_000 + afterMs));
      return null;
    },
    clock,
  );
  for (passedMs of [0, 19_999, 20_000]) await ask('olena');
  expect(made).toEqual([0, 20_000]);
});

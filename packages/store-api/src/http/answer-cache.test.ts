import { expect, test } from '@jest/globals';
import { createAnswerCache, type MadeAnswer } from './answer-cache.ts';

function create() {
  const state = { now: 0, generation: 1, made: 0 };
  const cache = createAnswerCache({
    maxBytes: 2600,
    maxAgeMs: 1000,
    generation: () => state.generation,
    now: () => state.now,
  });
  const read = async (key: string, text = 'answer', validMs = Number.POSITIVE_INFINITY) => {
    const answer = await cache.read(key, async () => {
      state.made += 1;
      return { text, validMs };
    });
    return new TextDecoder().decode(answer.body);
  };
  return { state, cache, read };
}

test('makes an answer once, also for requests that arrive while it is made', async () => {
  const { state, read } = create();
  await Promise.all([read('a'), read('a')]);
  await read('a');
  expect(state.made).toBe(1);
});

test('gives equal bodies equal ETags and others different ones', async () => {
  const { cache } = create();
  const [one, two, three] = await Promise.all(
    ['x', 'x', 'y'].map((text, index) => cache.read(String(index), async () => ({ text, validMs: 1000 }))),
  );
  expect(one?.etag).toMatch(/^"[\w-]{27}"$/);
  expect(one?.etag).toBe(two?.etag);
  expect(one?.etag).not.toBe(three?.etag);
});

test.each<[string, (made: ReturnType<typeof create>) => unknown]>([
  ['it is too old', ({ state }) => Object.assign(state, { now: 1001 })],
  ['the data have another generation', ({ state }) => Object.assign(state, { generation: 2 })],
  ['everything was forgotten', ({ cache }) => cache.clear()],
])('makes an answer again when %s', async (_name, change) => {
  const made = create();
  await made.read('a');
  change(made);
  await made.read('a');
  expect(made.state.made).toBe(2);
});

test('keeps an answer no longer than it is true by itself', async () => {
  const { state, read } = create();
  await read('a', 'answer', 10);
  state.now = 10;
  await read('a', 'answer', 10);
  expect(state.made).toBe(2);
});

test('does not keep one answer that would displace the others, nor a failure', async () => {
  const { cache, state, read } = create();
  await read('large', 'x'.repeat(200));
  await read('large', 'x'.repeat(200));
  expect(state.made).toBe(2);
  await expect(cache.read('a', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  expect(await read('a')).toBe('answer');
});

test('does not keep what was made from data that changed meanwhile', async () => {
  const { cache, read } = create();
  let finish: (made: MadeAnswer) => void = () => undefined;
  const old = cache.read(
    'a',
    () =>
      new Promise<MadeAnswer>((resolve) => {
        finish = resolve;
      }),
  );
  cache.clear();
  finish({ text: 'old', validMs: 1000 });
  await old;
  expect(await read('a', 'new')).toBe('new');
});

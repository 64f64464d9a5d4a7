import { expect, test } from '@jest/globals';
import { createTurns, TooManyWaiting } from './turns.ts';

test('a slow host holds up nobody else', async () => {
  const turns = createTurns({ atOnce: 3, perHost: 2, waiting: 10 });
  const begun: string[] = [];
  const { promise: isTime, resolve: release } = Promise.withResolvers<void>();
  const slow = ['a', 'b', 'c'].map((name) =>
    turns.take('slow', async () => {
      begun.push(name);
      await isTime;
    }),
  );
  await turns.take('quick', async () => void begun.push('quick'));
  expect(begun).toEqual(['a', 'b', 'quick']);
  release();
  await Promise.all(slow);
  expect(begun).toEqual(['a', 'b', 'quick', 'c']);
});

test('a failure gives its turn to the next', async () => {
  const turns = createTurns({ atOnce: 1, perHost: 1, waiting: 10 });
  const failed = turns.take('a', () => Promise.reject(new Error('no')));
  const next = turns.take('a', async () => 'yes');
  await expect(failed).rejects.toThrow('no');
  await expect(next).resolves.toBe('yes');
});

test('whoever would wait too long is told at once', async () => {
  const turns = createTurns({ atOnce: 1, perHost: 1, waiting: 1 });
  const { promise: isTime, resolve: release } = Promise.withResolvers<void>();
  const running = turns.take('a', () => isTime);
  const waiting = turns.take('a', () => isTime);
  await expect(turns.take('b', async () => undefined)).rejects.toBeInstanceOf(TooManyWaiting);
  release();
  await Promise.all([running, waiting]);
});

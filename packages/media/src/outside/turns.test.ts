import { expect, test } from '@jest/globals';
import { createTurns, TooManyWaiting } from './turns.ts';

test('a slow host holds up nobody else', async () => {
  const turns = createTurns({ atOnce: 3, perHost: 2, waiting: 10, waitingEach: 10 });
  const begun: string[] = [];
  const { promise: isTime, resolve: release } = Promise.withResolvers<void>();
  const slow = ['a', 'b', 'c'].map((name) =>
    turns.take({ host: 'slow', client: 'c' }, async () => {
      begun.push(name);
      await isTime;
    }),
  );
  await turns.take({ host: 'quick', client: 'c' }, async () => void begun.push('quick'));
  expect(begun).toEqual(['a', 'b', 'quick']);
  release();
  await Promise.all(slow);
  expect(begun).toEqual(['a', 'b', 'quick', 'c']);
});

test('a failure gives its turn to the next', async () => {
  const turns = createTurns({ atOnce: 1, perHost: 1, waiting: 10, waitingEach: 10 });
  const failed = turns.take({ host: 'a', client: 'c' }, () => Promise.reject(new Error('no')));
  const next = turns.take({ host: 'a', client: 'c' }, async () => 'yes');
  await expect(failed).rejects.toThrow('no');
  await expect(next).resolves.toBe('yes');
});

test('whoever would wait too long is told at once', async () => {
  const turns = createTurns({ atOnce: 1, perHost: 1, waiting: 1, waitingEach: 1 });
  const { promise: isTime, resolve: release } = Promise.withResolvers<void>();
  const running = turns.take({ host: 'a', client: 'c' }, () => isTime);
  const waiting = turns.take({ host: 'a', client: 'c' }, () => isTime);
  await expect(turns.take({ host: 'b', client: 'c' }, async () => undefined)).rejects.toBeInstanceOf(TooManyWaiting);
  release();
  await Promise.all([running, waiting]);
});

test('a greedy client waits behind one that asks for little, and is told when it waits for too much', async () => {
  const turns = createTurns({ atOnce: 2, perHost: 2, waiting: 10, waitingEach: 4 });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (client: string, name: string) =>
    turns.take({ host: 'h', client }, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  const greedy = ['1', '2', '3', '4', '5', '6'].map((name) => ask('greedy', name));
  await expect(ask('greedy', '7')).rejects.toBeInstanceOf(TooManyWaiting);
  const polite = ask('polite', 'polite');
  ends.shift()?.();
  await greedy[0];
  await new Promise(setImmediate);
  expect(begun).toEqual(['1', '2', 'polite']);
  while (begun.length < 7) {
    ends.shift()?.();
    await new Promise(setImmediate);
  }
  for (const end of ends) end();
  await Promise.all([...greedy, polite]);
});

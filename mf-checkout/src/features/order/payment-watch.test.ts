import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { PaymentStatus } from '@vitryna/contracts/api';
import { pollForMs, pollMs, watchPayment } from './payment-watch.ts';

const answer = (state: PaymentStatus['state']): PaymentStatus => ({ state, method: 'card', failure: null });

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('asks every three seconds until the bank has decided, over a lost answer', async () => {
  const answers = [answer('pending'), new Error('offline'), answer('paid')];
  const received: unknown[] = [];
  let asked = 0;
  watchPayment({
    ask: async () => {
      const next = answers[asked++];
      if (next instanceof Error || !next) throw next;
      return next;
    },
    onAnswer: ({ state }) => received.push(state),
    onGiveUp: () => received.push('gave up'),
  });
  await jest.advanceTimersByTimeAsync(pollMs * 2);
  expect([asked, received]).toEqual([2, []]);
  await jest.advanceTimersByTimeAsync(pollMs * 5);
  expect([asked, received]).toEqual([3, ['paid']]);
});

test('gives up after five minutes, and asks no more', async () => {
  let asked = 0;
  const received: unknown[] = [];
  watchPayment({
    ask: async () => {
      asked++;
      return answer('pending');
    },
    onAnswer: ({ state }) => received.push(state),
    onGiveUp: () => received.push('gave up'),
  });
  await jest.advanceTimersByTimeAsync(pollForMs * 2);
  expect(received).toEqual(['gave up']);
  expect(asked).toBe(pollForMs / pollMs);
});

test('asks nothing once it is stopped', async () => {
  let asked = 0;
  const stop = watchPayment({
    ask: async () => {
      asked++;
      return answer('pending');
    },
    onAnswer: () => {},
    onGiveUp: () => {},
  });
  stop();
  await jest.advanceTimersByTimeAsync(pollForMs);
  expect(asked).toBe(0);
});

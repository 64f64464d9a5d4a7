import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createDeadline, withDeadline } from './deadline.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('what is in time is answered, what is late is refused with the reason', async () => {
  await expect(withDeadline(Promise.resolve('yes'), 100, 'late')).resolves.toBe('yes');
  const late = withDeadline(Promise.withResolvers().promise, 100, 'nothing within 100 ms');
  const refused = expect(late).rejects.toThrow('nothing within 100 ms');
  await jest.advanceTimersByTimeAsync(101);
  await refused;
  expect(jest.getTimerCount()).toBe(0);
});

test('a deadline that was cleared aborts nothing', async () => {
  const { signal, clear } = createDeadline(100, 'late');
  clear();
  await jest.advanceTimersByTimeAsync(200);
  expect(signal.aborted).toBe(false);
});

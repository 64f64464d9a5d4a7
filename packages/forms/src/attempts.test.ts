import { expect, test } from '@jest/globals';
import { createAttempts } from './attempts.ts';

test('sends the same values again under the same key, and other ones under another', () => {
  const attempt = createAttempts((name: string, sentAt: number) => ({ name, sentAt }));
  const first = attempt('a', 1);
  expect(attempt('a', 2)).toBe(first);
  const other = attempt('b', 3);
  expect(other.body).toEqual({ name: 'b', sentAt: 3 });
  expect(other.key).not.toBe(first.key);
  expect(first.key).toMatch(/^[0-9a-f]{32}$/);
});

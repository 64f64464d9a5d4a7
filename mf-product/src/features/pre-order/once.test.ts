import { expect, test } from '@jest/globals';
import { createAttempts } from './once.ts';

test('sends the same values again under the same key, and other ones under another', () => {
  let time = 0;
  const attempt = createAttempts((name: string) => ({ name, sentAt: ++time }));
  const first = attempt('a');
  expect(attempt('a')).toBe(first);
  const other = attempt('b');
  expect(other.body).toEqual({ name: 'b', sentAt: 2 });
  expect(other.key).not.toBe(first.key);
  expect(first.key).toMatch(/^[0-9a-f]{32}$/);
});

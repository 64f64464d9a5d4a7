import { expect, test } from '@jest/globals';
import { createAttempts } from './attempt.ts';

function createStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('gives the same body the same key, pressed twice or after a reload', () => {
  const storage = createStorage();
  const first = createAttempts<object, null>(storage).of({ total: 1 }, null);
  expect(first.key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
  const afterReload = createAttempts<object, null>(storage);
  expect(afterReload.unanswered()).toEqual(first);
  expect(afterReload.of({ total: 1 }, null).key).toBe(first.key);
});

test('gives another body, and the same one after an answer, a key of its own', () => {
  const storage = createStorage();
  const attempts = createAttempts<object, null>(storage);
  const first = attempts.of({ total: 1 }, null);
  const second = attempts.of({ total: 2 }, null);
  attempts.resolve();
  expect(attempts.unanswered()).toBeNull();
  const third = attempts.of({ total: 2 }, null);
  expect(new Set([first.key, second.key, third.key]).size).toBe(3);
});

test.each(['{', '{}', '[]', '{"key":1,"body":{}}'])('takes no notice of %j, which it did not keep', (kept) => {
  const storage = createStorage();
  storage.setItem('checkout_attempt', kept);
  expect(createAttempts(storage).unanswered()).toBeNull();
});

test('keeps the key for a second press where the storage is blocked', () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  const attempts = createAttempts<object, null>({ getItem: blocked, setItem: blocked, removeItem: blocked });
  expect(attempts.of({ total: 1 }, null).key).toBe(attempts.of({ total: 1 }, null).key);
});

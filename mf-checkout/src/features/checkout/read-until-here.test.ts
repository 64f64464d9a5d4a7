/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { readUntilHere } from './read-until-here.ts';

const onAnswer = jest.fn();
beforeEach(() => {
  jest.useFakeTimers();
  onAnswer.mockClear();
  globalThis.fetch = (async () => ({ ok: true })) as unknown as typeof fetch;
});
afterEach(() => void jest.useRealTimers());
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('asks for nothing any more once it is here', async () => {
  const read = jest.fn(async () => 'sums');
  readUntilHere(read, onAnswer);
  await pass(300_000);
  expect(read).toHaveBeenCalledTimes(1);
  expect(onAnswer.mock.calls).toEqual([['sums']]);
});

test('reads again when the store can be reached, until it is here, and never after it was given up', async () => {
  const lost = () => Promise.reject(new Error('lost'));
  const read = jest.fn<() => Promise<string>>().mockImplementationOnce(lost).mockResolvedValue('sums');
  readUntilHere(read, onAnswer);
  await pass(300_000);
  expect(read).toHaveBeenCalledTimes(2);
  expect(onAnswer.mock.calls).toEqual([['sums']]);

  const failing = jest.fn(lost);
  const giveUp = readUntilHere(failing, onAnswer);
  await pass(3000);
  giveUp();
  const asked = failing.mock.calls.length;
  await pass(300_000);
  expect(failing).toHaveBeenCalledTimes(asked);
  expect(onAnswer).toHaveBeenCalledTimes(1);
});

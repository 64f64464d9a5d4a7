/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { copiedMs } from '@vitryna/contracts/constants';
import { useCopied } from './use-copied.ts';

const written: string[] = [];
let isRefused = false;
async function writeText(text: string) {
  if (isRefused) throw new Error('refused');
  written.push(text);
}

beforeEach(() => {
  jest.useFakeTimers();
  written.length = 0;
  isRefused = false;
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const pass = (ms: number) => act(async () => jest.advanceTimersByTime(ms));

test('says for 1500 ms that it has copied, and after another press from then on', async () => {
  const { result } = renderHook(() => useCopied());
  expect(result.current[0]).toBe(false);
  await act(async () => result.current[1]('A-1'));
  await pass(copiedMs - 1);
  expect(result.current[0]).toBe(true);
  await act(async () => result.current[1]('A-1'));
  await pass(copiedMs - 1);
  expect(result.current[0]).toBe(true);
  await pass(1);
  expect(result.current[0]).toBe(false);
  expect(written).toEqual(['A-1', 'A-1']);
});

test('counts from the last of two presses that began in one render', async () => {
  const { result } = renderHook(() => useCopied());
  const [, copy] = result.current;
  await act(async () => copy('A-1'));
  await pass(copiedMs - 1);
  await act(async () => copy('A-1'));
  await pass(1);
  expect(result.current[0]).toBe(true);
});

test('throws when the text may not be copied, and says nothing of it', async () => {
  isRefused = true;
  const { result } = renderHook(() => useCopied());
  await act(() => expect(result.current[1]('A-1')).rejects.toThrow('refused'));
  expect(result.current[0]).toBe(false);
});

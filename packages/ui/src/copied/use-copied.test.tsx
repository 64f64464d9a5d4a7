/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { copiedMs } from '@vitryna/contracts/constants';
import { useCopied } from './use-copied.ts';
import { writePromised } from './write-promised.ts';

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

test('says for 1500 ms that it has copied, and after another press from then on [§9.10]', async () => {
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

test('hands a text that is still on its way over within the press, which Safari asks for', async () => {
  const handed: { items: Record<string, Promise<Blob>> }[] = [];
  class FakeItem {
    items: Record<string, Promise<Blob>>;
    constructor(items: Record<string, Promise<Blob>>) {
      this.items = items;
    }
  }
  const write = async (given: FakeItem[]) => {
    handed.push(...given);
    await Promise.all(given.flatMap(({ items }) => Object.values(items)));
  };
  Object.assign(globalThis, { ClipboardItem: FakeItem });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText, write }, configurable: true });
  try {
    const { result } = renderHook(() => useCopied());
    let arrive = (_: string) => {};
    const link = new Promise<string>((resolve) => {
      arrive = resolve;
    });
    let copied: Promise<void> | undefined;
    act(() => {
      copied = writePromised(link).then(result.current[2]);
    });
    expect(handed).toHaveLength(1);
    expect(result.current[0]).toBe(false);
    await act(async () => {
      arrive('https://store.test/c/1');
      await copied;
    });
    const blob = await handed[0]?.items['text/plain'];
    expect([blob?.type, blob?.size, result.current[0], written]).toEqual(['text/plain', 22, true, []]);
  } finally {
    Reflect.deleteProperty(globalThis, 'ClipboardItem');
  }
});

test('copies a text that was on its way where a browser takes no promises', async () => {
  const { result } = renderHook(() => useCopied());
  await act(() => writePromised(Promise.resolve('A-1')).then(result.current[2]));
  expect(written).toEqual(['A-1']);
});

test('throws when the text may not be copied, and says nothing of it', async () => {
  isRefused = true;
  const { result } = renderHook(() => useCopied());
  await act(() => expect(result.current[1]('A-1')).rejects.toThrow('refused'));
  expect(result.current[0]).toBe(false);
});

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createDraftKeeper, readUnsent, saveAfterMs } from './draft-keeper.ts';

const asIs = (value: unknown) => value as { at: number } | null;

/** A storage of one tab. */
function createStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('sends the last of quick changes once, and keeps it in the tab until the server has it', async () => {
  const storage = createStorage();
  const sent: unknown[] = [];
  const keeper = createDraftKeeper<{ at: number }>(storage, async (draft) => void sent.push(draft));
  keeper.change({ at: 1 });
  keeper.change({ at: 2 });
  expect(readUnsent(storage, asIs)).toEqual({ at: 2 });
  await jest.advanceTimersByTimeAsync(saveAfterMs);
  expect(sent).toEqual([{ at: 2 }]);
  expect(readUnsent(storage, asIs)).toBeNull();
});

test('tries again until a lost connection is back, and loses nothing meanwhile', async () => {
  const storage = createStorage();
  const sent: unknown[] = [];
  let isLost = true;
  const keeper = createDraftKeeper<{ at: number }>(storage, async (draft) => {
    if (isLost) throw new Error('offline');
    sent.push(draft);
  });
  keeper.change({ at: 1 });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(readUnsent(storage, asIs)).toEqual({ at: 1 });
  isLost = false;
  await jest.advanceTimersByTimeAsync(30_000);
  expect(sent).toEqual([{ at: 1 }]);
});

test('sends what was typed while a save was on its way, after it', async () => {
  const sent: unknown[] = [];
  const answers: (() => void)[] = [];
  const keeper = createDraftKeeper<{ at: number }>(createStorage(), (draft) => {
    sent.push(draft);
    return new Promise<void>((resolve) => answers.push(resolve));
  });
  keeper.change({ at: 1 });
  await jest.advanceTimersByTimeAsync(saveAfterMs);
  keeper.change({ at: 2 });
  await jest.advanceTimersByTimeAsync(saveAfterMs);
  expect(sent).toEqual([{ at: 1 }]);
  answers[0]?.();
  await jest.advanceTimersByTimeAsync(saveAfterMs);
  expect(sent).toEqual([{ at: 1 }, { at: 2 }]);
});

test('sends at once when the page goes, and nothing after the order is made', async () => {
  const storage = createStorage();
  const sent: unknown[] = [];
  const keeper = createDraftKeeper<{ at: number }>(storage, async (draft) => void sent.push(draft));
  keeper.change({ at: 1 });
  keeper.flush();
  expect(sent).toEqual([{ at: 1 }]);
  keeper.change({ at: 2 });
  keeper.forget();
  await jest.advanceTimersByTimeAsync(saveAfterMs);
  expect(sent).toHaveLength(1);
  expect(readUnsent(storage, asIs)).toBeNull();
});

test('goes on where a storage is blocked', async () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  const sent: unknown[] = [];
  const storage = { getItem: blocked, setItem: blocked, removeItem: blocked };
  const keeper = createDraftKeeper<{ at: number }>(storage, async (draft) => void sent.push(draft));
  keeper.change({ at: 1 });
  await jest.advanceTimersByTimeAsync(saveAfterMs);
  expect(sent).toEqual([{ at: 1 }]);
  expect(readUnsent(storage, asIs)).toBeNull();
});

import type { Pace } from './pacer.ts';

/** Items that are sorted at once, in a few milliseconds. */
const runLength = 2048;

/** Sorts in pieces that are merged, with pauses between, so that requests are answered meanwhile. */
export async function sortSlowly<Item>(
  items: readonly Item[],
  isBefore: (a: Item, b: Item) => boolean,
  pace: Pace,
): Promise<Item[]> {
  let runs: Item[][] = [];
  for (let start = 0; start < items.length; start += runLength) {
    runs.push(items.slice(start, start + runLength).sort((a, b) => (isBefore(a, b) ? -1 : isBefore(b, a) ? 1 : 0)));
    await pace();
  }
  while (runs.length > 1) {
    const merged: Item[][] = [];
    for (let at = 0; at < runs.length; at += 2)
      merged.push(await merge(runs[at] ?? [], runs[at + 1] ?? [], isBefore, pace));
    runs = merged;
  }
  return runs[0] ?? [];
}

async function merge<Item>(
  left: readonly Item[],
  right: readonly Item[],
  isBefore: (a: Item, b: Item) => boolean,
  pace: Pace,
): Promise<Item[]> {
  const merged: Item[] = [];
  let [l, r] = [0, 0];
  while (l < left.length || r < right.length) {
    const [one, other] = [left[l], right[r]];
    const isRight = one === undefined || (other !== undefined && isBefore(other, one));
    const next = isRight ? right[r++] : left[l++];
    if (next !== undefined) merged.push(next);
    if (merged.length % runLength === 0) await pace();
  }
  return merged;
}

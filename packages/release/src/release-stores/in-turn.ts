import pLimit from 'p-limit';

/** Runs `work` for each item, so many at a time; after a failure no other begins. */
export async function inTurn<T>(items: Iterable<T>, atOnce: number, work: (item: T) => Promise<void>): Promise<void> {
  const limit = pLimit(atOnce);
  await limit.map(items, work).finally(() => limit.clearQueue());
}

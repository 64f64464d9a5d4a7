import { type PageEntry, prepareEncoding } from './page-entry.ts';

/** From this many hits on a page is worth the best compression. */
const hotHits = 3;
const bestQuality = 11;

/**
 * Compresses pages that are asked for again once more, one at a time and in the background: brotli's best takes tens of
 * milliseconds and saves about a seventh of the bytes of every further answer.
 */
export function createImprover() {
  const queue = new Set<PageEntry>();
  let isRunning = false;

  const run = async () => {
    isRunning = true;
    for (const entry of queue) {
      queue.delete(entry);
      try {
        await entry.body.improve(bestQuality);
        await prepareEncoding(entry, 'br');
      } catch {
        // The quick compression stays; there is nothing to repair.
      }
    }
    isRunning = false;
  };

  const improve = (entry: PageEntry): void => {
    if (entry.isImproved || entry.hits < hotHits) return;
    entry.isImproved = true;
    queue.add(entry);
    if (!isRunning) setImmediate(() => void run());
  };

  return {
    /** Called at each hit. */
    improve,
    /** What was asked for often before the page changed will be asked for often again. */
    takeOver(entry: PageEntry, before: PageEntry | undefined): void {
      entry.hits += before?.hits ?? 0;
      improve(entry);
    },
  };
}

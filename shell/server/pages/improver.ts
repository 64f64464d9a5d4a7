import type { PageEntry } from './page-entry.ts';
import { prepareEncoding } from './page-entry.ts';

/** From this many hits on a page is worth the best compression. */
const hotHits = 50;
const bestQuality = 10;

/**
 * Compresses hot pages again, one at a time and in the background: a page is sent thousands of times between two
 * renders, so a few percent fewer bytes are worth milliseconds of one thread.
 */
export function createImprover(onImproved: (entry: PageEntry) => void) {
  const queue = new Set<PageEntry>();
  const done = new WeakSet<PageEntry>();
  let isRunning = false;

  const run = async () => {
    isRunning = true;
    for (const entry of queue) {
      queue.delete(entry);
      done.add(entry);
      try {
        await entry.body.improve(bestQuality);
        await prepareEncoding(entry, 'br');
        onImproved(entry);
      } catch {
        // The quick compression stays; there is nothing to repair.
      }
    }
    isRunning = false;
  };

  return (entry: PageEntry): void => {
    if (entry.hits !== hotHits || done.has(entry)) return;
    queue.add(entry);
    if (!isRunning) setImmediate(() => void run());
  };
}

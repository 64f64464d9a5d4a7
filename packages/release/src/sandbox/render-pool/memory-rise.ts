const lookEveryMs = 50;
const stepBytes = 32 * 1024 * 1024;

const listeners = new Set<() => void>();
let timer: NodeJS.Timeout | null = null;
let mark = 0;

function look(): void {
  const bytes = process.memoryUsage.rss();
  if (bytes < mark) mark = bytes;
  if (bytes - mark < stepBytes) return;
  mark = bytes;
  for (const listener of listeners) listener();
}

/** How many listen: each thread that renders does until it has really ended. */
export const listeningThreads = (): number => listeners.size;

/**
 * Calls a listener each time that the memory of this process has grown by 32 MB, until the function that it returns is called. A look takes
 * some microseconds, so there are many; what a thread holds is asked only then.
 */
export function onMemoryRise(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(look, lookEveryMs).unref();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0 || timer === null) return;
    clearInterval(timer);
    timer = null;
  };
}

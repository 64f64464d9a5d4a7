const listeners = new Set<() => void>();

/**
 * Calls `listener` before the shell takes the page away, because it loads it anew for another build or closes the store: the last
 * moment to put away what must come back.
 * @returns a function that stops it
 */
export function beforePageEnds(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Called by the shell, which takes the page away as soon as this returns. One listener that throws costs no other its moment. */
export function announcePageEnd(): void {
  for (const listener of listeners) {
    try {
      listener();
    } catch (error) {
      console.error(error);
    }
  }
}

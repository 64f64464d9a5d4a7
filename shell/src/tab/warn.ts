/** Whether the browser gave up because the shopper went on, or somebody asked it to. Firefox says so of whatever a document waits for. */
export const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** Warns of what failed beside the page, where nobody waits for it; not of what was given up. */
export function warn(error: unknown): void {
  if (!isAbort(error)) console.warn(error);
}

const reported = new Set<string>();
/** Beyond so many different errors the page is beyond help, and the log would be of none. */
const mostReported = 50;

const keyOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}\n${error.stack ?? ''}` : String(error);

/** Writes an error to the log, once however often it happens. */
export function reportError(where: string, error: unknown): void {
  const key = keyOf(error);
  if (reported.has(key) || reported.size >= mostReported) return;
  reported.add(key);
  console.error(`[shell] ${where}`, error);
}

import { useSyncExternalStore } from 'react';

type Fatal = { error: unknown } | null;

let fatal: Fatal = null;
const listeners = new Set<() => void>();

/** Puts the error screen in the page's place (specification §2.24); null shows the page again. */
export function setFatalError(next: Fatal): void {
  fatal = next;
  for (const listener of listeners) listener();
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Unhandled errors after which the page cannot go on. */
export const useFatalError = (): Fatal =>
  useSyncExternalStore(
    listen,
    () => fatal,
    () => null,
  );

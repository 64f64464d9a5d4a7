import type { FaultKind } from '@vitryna/contracts/telemetry';
import type { RootOptions } from 'react-dom/client';
import { reportFault } from './faults.ts';

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

const listener =
  (kind: FaultKind, where: string): NonNullable<RootOptions['onCaughtError']> =>
  (error, { componentStack }) => {
    reportFault(kind, error, componentStack);
    reportError(where, error);
  };

/**
 * What becomes of the errors of a React root that a boundary has caught or that React has recovered from: the log and the gateway are
 * told. Every root of the tab takes them, for React tells an error that a hydration had recovered from to whichever root is drawn
 * next: one without a listener of its own would pass it on as an error that nobody handled.
 */
export const rootErrors: Pick<RootOptions, 'onCaughtError' | 'onRecoverableError'> = {
  onCaughtError: listener('error', 'a part of the page failed'),
  onRecoverableError: listener('mismatch', 'a part of the page was rendered anew'),
};

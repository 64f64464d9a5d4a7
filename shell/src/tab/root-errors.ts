import type { RootOptions } from 'react-dom/client';
import { tellFault } from './faults.ts';
import { reportError } from './report-error.ts';

/**
 * What becomes of the errors of a React root that a boundary has caught or that React has recovered from: the log and the gateway are
 * told. Every root of the tab takes them, for React tells an error that a hydration had recovered from to whichever root is drawn
 * next: one without a listener of its own would pass it on as an error that nobody handled.
 */
export const rootErrors: Pick<RootOptions, 'onCaughtError' | 'onRecoverableError'> = {
  onCaughtError: (error, { componentStack }) => {
    tellFault('error', error, componentStack ?? undefined);
    reportError('a part of the page failed', error);
  },
  onRecoverableError: (error, { componentStack }) => {
    tellFault('mismatch', error, componentStack ?? undefined);
    reportError('a part of the page was rendered anew', error);
  },
};

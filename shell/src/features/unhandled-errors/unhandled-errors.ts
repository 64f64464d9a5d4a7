import { fileFolders } from '@vitryna/contracts/file-addresses';
import { reportError } from '../../tab/report-error.ts';
import type { Feature } from '../feature.ts';

/** What browsers say of themselves, not of the store. */
const isNoise = (error: unknown): boolean =>
  (error instanceof Error && error.name === 'AbortError') || /ResizeObserver loop/.test(String(error));

/** Whether the code that failed is the store's own: extensions throw in other people's pages, too. */
const isOurs = (error: unknown): boolean =>
  error instanceof Error && (error.stack ?? '').includes(location.origin + fileFolders.assets);

/**
 * The last place an error can come to: header, page and footer stay as they are, the log gets one entry for each distinct
 * error, and a shopper whose press came to nothing is told so. Errors while rendering never get here: the boundaries of page
 * and frame show their screen instead.
 */
export const hearUnhandledErrors: Feature = ({ i18n, bringTexts }) => {
  const hear = (error: unknown) => {
    if (isNoise(error)) return;
    reportError('nobody handled', error);
    if (isOurs(error)) void tell().catch(() => {});
  };
  const tell = async () => {
    const [{ tellFailure }] = await Promise.all([import('../../tab/toasts/tell-failure.ts'), bringTexts()]);
    await tellFailure(i18n.t('Something went wrong'));
  };
  // The browser's own entry would be a second one, and one more for each time.
  addEventListener('error', (event) => {
    if (event.target !== window) return;
    event.preventDefault();
    hear(event.error ?? event.message);
  });
  addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    hear(event.reason);
  });
  // A notice that the network failed must not need the network: its code is brought while there is one.
  (window.requestIdleCallback ?? setTimeout)(() => void import('../../tab/toasts/tell-failure.ts').catch(() => {}));
};

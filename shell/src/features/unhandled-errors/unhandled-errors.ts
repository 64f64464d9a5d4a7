import { isApiError } from '@vitryna/api-client';
import { fileFolders } from '@vitryna/contracts/file-addresses';
import { setFatalError } from '../../pages/error/fatal-error.ts';
import { pageProblemOf } from '../../pages/error/page-problem.ts';
import { reportError } from '../../tab/report-error.ts';
import { isAbort } from '../../tab/warn.ts';
import type { Feature } from '../feature.ts';

/** Browser warnings that are not about the store. */
const isNoise = (error: unknown): boolean => isAbort(error) || /ResizeObserver loop/.test(String(error));

/** Whether the code that failed is the store's own: extensions throw in other people's pages, too. */
const isOurs = (error: unknown): boolean =>
  error instanceof Error && (error.stack ?? '').includes(location.origin + fileFolders.assets);

/** Code that did not come, and what a call was answered, are the network's doing: the page goes on, and answers have effects of their own. */
const isOfNetwork = (error: unknown): boolean =>
  isApiError(error) ||
  pageProblemOf(error).kind === 'offline' ||
  /dynamically imported|importing a module|load chunk|failed to fetch|networkerror|load failed/i.test(String(error));

/**
 * The last place an error can come to: the log gets one entry for each distinct error. One of the store's own code is fatal (reading
 * 25): the error screen takes the page's place until the next navigation, header and footer stay. A shopper whose press the network
 * lost is told so. Errors while rendering never get here: the boundaries of page and frame show their screen instead.
 */
export const listenForUnhandledErrors: Feature = ({ i18n, loadTexts, router, stores }) => {
  const listener = (error: unknown) => {
    if (isNoise(error)) return;
    reportError('nobody handled', error);
    if (!isOurs(error)) return;
    if (isOfNetwork(error)) void report().catch(() => {});
    else void fail(error).catch(() => {});
  };
  const fail = async (error: unknown) => {
    const failedAt = router.state.location;
    await loadTexts();
    if (router.state.location !== failedAt) return;
    stores.modals.closeAll();
    setFatalError({ error });
    const stop = router.subscribe(({ location, navigation }) => {
      if (navigation.state !== 'idle' || location === failedAt) return;
      stop();
      setFatalError(null);
    });
  };
  const report = async () => {
    const [{ notifyFailure }] = await Promise.all([import('../../tab/toasts/notify-failure.ts'), loadTexts()]);
    await notifyFailure(i18n.t('Something went wrong'));
  };
  // The browser's own entry would be a second one, and one more for each time.
  addEventListener('error', (event) => {
    if (event.target !== window) return;
    event.preventDefault();
    listener(event.error ?? event.message);
  });
  addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    listener(event.reason);
  });
  // A notice that the network failed must not need the network: its code is brought while there is one.
  (window.requestIdleCallback ?? setTimeout)(() => void import('../../tab/toasts/notify-failure.ts').catch(() => {}));
};

import { remoteLostMs } from '@vitryna/contracts/constants';
import type { PageRoute } from '@vitryna/navigation';
import { withDeadline } from '../tab/deadline.ts';
import type { Tab } from '../tab/tab.ts';

/** How long the rest of a page waits for the code of a remote before it is hydrated without it, in milliseconds. */
const remoteTimeoutMs = 1500;

/** The code of the page that a document shows, on its way. */
export type PageCode = {
  arrived: Promise<unknown>;
  /** Whether it was here before hydration. */
  isInTime: Promise<boolean>;
};

/**
 * The page's own code must be here before hydration, or the server's HTML would be thrown away. One that is late holds nothing else
 * up: its outlet stays as the server rendered it.
 */
export function loadPage(page: PageRoute | null): PageCode {
  const arrived: Promise<unknown> = page ? page.remote.load(page.declaration.page) : Promise.resolve();
  const isInTime = withDeadline(arrived, remoteTimeoutMs, 'code').then(
    () => true,
    () => false,
  );
  return { arrived, isInTime };
}

/** Says that the page's code is lost, if it does not come in a few seconds more. */
export function notifyWhenLost({ arrived }: PageCode, page: PageRoute | null, { i18n, loadTexts }: Tab): void {
  withDeadline(arrived, remoteLostMs - remoteTimeoutMs, page?.remote.name ?? '').catch(async (error: unknown) => {
    console.error(error);
    const [{ showLostNotice }] = await Promise.all([import('./lost-notice.tsx'), loadTexts()]);
    arrived.then(showLostNotice(i18n), () => {});
  });
}

import type { Navigation } from '@vitryna/navigation';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { LastBoundary } from '../frame/last-boundary.tsx';
import { pageProblemOf } from '../pages/error/page-problem.ts';
import { Providers } from '../tab/providers.tsx';
import { reportError, rootErrors } from '../tab/report-error.ts';
import type { openTab } from './open-tab.ts';

/** React takes over the server's HTML. */
export function hydrate(
  root: HTMLElement,
  { i18n, stores, eventBus }: ReturnType<typeof openTab>,
  { router }: Navigation,
): void {
  hydrateRoot(
    root,
    <LastBoundary locale={i18n.locale}>
      <Providers i18n={i18n} stores={stores} eventBus={eventBus}>
        <RouterProvider router={router} onError={reportPageError} />
      </Providers>
    </LastBoundary>,
    rootErrors,
  );
}

/** Pages that are not there are no failures, and neither is a lost connection. */
function reportPageError(error: unknown): void {
  const { kind, status } = pageProblemOf(error);
  if (status >= 500 && kind !== 'offline') reportError('a page failed', error);
}

import { useRouteError } from 'react-router';
import { NotFound } from './not-found.tsx';
import { PageFailed } from './page-failed.tsx';
import { pageProblemOf } from './page-problem.ts';

/** The error in place of a page that cannot be shown; header and footer stay. */
export function PageError() {
  return <PageErrorOf error={useRouteError()} />;
}

/** The same for what a page threw itself. */
export function PageErrorOf({ error }: { error: unknown }) {
  const { kind } = pageProblemOf(error);
  if (kind === 'notFound' || kind === 'gone') return <NotFound isGone={kind === 'gone'} />;
  return <PageFailed isOffline={kind === 'offline'} />;
}

import { useRouteError } from 'react-router';
import { NotFound } from './not-found.tsx';
import { PageFailed } from './page-failed.tsx';
import { pageProblemOf } from './page-problem.ts';

/** What stands in a page's place when it cannot be shown; header and footer stay. */
export function PageError() {
  const { kind } = pageProblemOf(useRouteError());
  return kind === 'notFound' || kind === 'gone' ? <NotFound /> : <PageFailed isOffline={kind === 'offline'} />;
}

import { useRouteError } from 'react-router';
import { NotFound } from './not-found.tsx';
import { PageFailed } from './page-failed.tsx';
import { PageOffline } from './page-offline.tsx';
import { pageProblemOf } from './page-problem.ts';

/** What stands in a page's place when it cannot be shown; header and footer stay. */
export function PageError() {
  const { kind } = pageProblemOf(useRouteError());
  if (kind === 'notFound' || kind === 'gone') return <NotFound />;
  return kind === 'offline' ? <PageOffline /> : <PageFailed />;
}

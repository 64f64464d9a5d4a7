import { useRouteError } from 'react-router';
import { LostPart } from './lost-part.tsx';
import { NotFound } from './not-found.tsx';
import { pageProblemOf } from './page-problem.ts';

/** What stands in a page's place when it cannot be shown; header and footer stay. */
export function PageError() {
  const problem = pageProblemOf(useRouteError());
  return problem.kind === 'notFound' || problem.kind === 'gone' ? <NotFound /> : <LostPart />;
}

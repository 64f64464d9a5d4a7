import { type PageRoute, Places } from '@vitryna/navigation';
import { Outlet } from 'react-router';
import { useFatalError } from './error/fatal-error.ts';
import { PageErrorOf } from './error/page-error.tsx';
import { pageProblemOf } from './error/page-problem.ts';
import { PageBody } from './page-body.tsx';
import { PageBoundary } from './page-boundary.tsx';

/** The page in its place. What the router cannot show is said by its own outlet, and what nobody handled by the same screen. */
export function Pages() {
  const fatal = useFatalError();
  return (
    <>
      <Places isEmpty={fatal !== null} Page={Page} />
      {fatal ? <PageErrorOf error={fatal.error} /> : <Outlet />}
    </>
  );
}

function Page({ page, data }: { page: PageRoute; data: unknown }) {
  return (
    <PageBoundary resetFor={data} replace={(error) => replacePage(page, error)}>
      <PageBody page={page} />
    </PageBoundary>
  );
}

/** A page that failed because of its code is replaced by its previous version; an answer of the API is no fault of the code. */
async function replacePage({ remote, declaration }: PageRoute, error: unknown): Promise<boolean> {
  return pageProblemOf(error).kind === 'lost' && Boolean(await remote.replace?.(declaration.page, error));
}

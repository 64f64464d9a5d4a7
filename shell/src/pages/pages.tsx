import { PageProvider } from '@vitryna/remote-kit';
import { memo, startTransition, use, useEffect, useState, useSyncExternalStore } from 'react';
import {
  UNSAFE_DataRouterDataContext as DataContext,
  Outlet,
  useLocation,
  useMatches,
  useNavigationType,
} from 'react-router';
import { matchedPage } from '../router/page-route.ts';
import { useFatalError } from './error/fatal-error.ts';
import { PageErrorOf } from './error/page-error.tsx';
import { PageBody } from './page-body.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { PagePlace } from './page-place.tsx';
import { dismissPrepared, preparedPage } from './standing/prepared-page.ts';
import { type Arrived, arrive, type StandingPage } from './standing/standing-pages.ts';

/**
 * The page that the router shows, and out of sight those that were left and the one that is prepared: they are rendered and
 * laid out already. What the router cannot show is said by its own outlet, and what nobody handled by the same screen.
 */
export function Pages() {
  const location = useLocation();
  const type = useNavigationType();
  const matches = useMatches();
  const fatal = useFatalError();
  const hasFailed = Boolean(use(DataContext)?.errors || fatal);
  const prepared = useSyncExternalStore(preparedPage.listen, preparedPage.read, preparedPage.readOnServer);
  const [pages, setPages] = useState<StandingPage[]>([]);
  const page = hasFailed ? null : matchedPage(matches);
  const now = page
    ? arrive(
        pages,
        { page, location, data: matches.at(-1)?.loaderData, arrival: { type, hash: location.hash } },
        prepared,
      )
    : pages;
  if (now !== pages) setPages(now);
  const shown = page ? now[0] : undefined;
  const isPrepared = prepared !== null && now.every(({ id }) => id !== prepared.id);
  useEffect(() => {
    if (prepared && !isPrepared) dismissPrepared(prepared);
  }, [prepared, isPrepared]);
  useEffect(() => {
    // What was prepared learns the key of its history entry after its first frame: whoever keeps something by it is rendered anew.
    if (!shown || shown.location.key === location.key) return;
    startTransition(() =>
      setPages((standing) => standing.map((one) => (one.id === shown.id ? { ...one, location } : one))),
    );
  }, [shown, location]);
  return (
    <>
      {[...now, ...(isPrepared ? [prepared] : [])]
        .sort((one, other) => one.id - other.id)
        .map(({ id, entry, ...facts }) => (
          <PagePlace key={id} id={id} isShown={id === shown?.id} entry={entry} data={facts.data}>
            <Standing {...facts} />
          </PagePlace>
        ))}
      {fatal ? <PageErrorOf error={fatal.error} /> : <Outlet />}
    </>
  );
}

const Standing = memo(({ page, ...facts }: Arrived) => (
  <PageProvider {...facts}>
    <PageBoundary resetFor={facts.data}>
      <PageBody page={page} />
    </PageBoundary>
  </PageProvider>
));

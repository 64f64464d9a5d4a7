import { PageProvider } from '@vitryna/remote-kit';
import { memo, startTransition, use, useEffect, useState, useSyncExternalStore } from 'react';
import {
  UNSAFE_DataRouterDataContext as DataContext,
  Outlet,
  useLocation,
  useMatches,
  useNavigationType,
} from 'react-router';
import { matchedPage, type PageRoute } from '../router/page-route.ts';
import { type Arrived, arrive, type CachedPage } from './cached/cached-pages.ts';
import { dismissPrerendered, prerenderedPage } from './cached/prerendered-page.ts';
import { useFatalError } from './error/fatal-error.ts';
import { PageErrorOf } from './error/page-error.tsx';
import { pageProblemOf } from './error/page-problem.ts';
import { PageBody } from './page-body.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { PagePlace } from './page-place.tsx';

/**
 * The page that the router shows, and out of sight those that were left and the one that is prerendered: they are rendered and
 * laid out already. What the router cannot show is said by its own outlet, and what nobody handled by the same screen.
 */
export function Pages() {
  const location = useLocation();
  const type = useNavigationType();
  const matches = useMatches();
  const fatal = useFatalError();
  const hasFailed = Boolean(use(DataContext)?.errors || fatal);
  const guessed = useSyncExternalStore(prerenderedPage.listen, prerenderedPage.readPlace, prerenderedPage.readPlace);
  const [pages, setPages] = useState<CachedPage[]>([]);
  const page = hasFailed ? null : matchedPage(matches);
  const now = page
    ? arrive(
        pages,
        { page, location, data: matches.at(-1)?.loaderData, arrival: { type, hash: location.hash } },
        prerenderedPage.read(),
      )
    : pages;
  if (now !== pages) setPages(now);
  const shown = page ? now[0] : undefined;
  const isGuess = now.every(({ id }) => id !== guessed);
  useEffect(() => {
    const prerendered = prerenderedPage.read();
    if (prerendered && !isGuess) dismissPrerendered(prerendered);
  }, [isGuess]);
  useEffect(() => {
    // What was prerendered learns the key of its history entry after its first frame: whoever keeps something by it is rendered anew.
    if (!shown || shown.location.key === location.key) return;
    startTransition(() =>
      setPages((cached) => cached.map((one) => (one.id === shown.id ? { ...one, location } : one))),
    );
  }, [shown, location]);
  return (
    <>
      {[...now.map((page) => page.id), ...(isGuess ? [guessed] : [])]
        .sort((one, other) => one - other)
        .map((id) => (
          <Place key={id} id={id} cached={now.find((page) => page.id === id) ?? null} isShown={id === shown?.id} />
        ))}
      {fatal ? <PageErrorOf error={fatal.error} /> : <Outlet />}
    </>
  );
}

type PlaceProps = { id: number; cached: CachedPage | null; isShown: boolean };

/** The page that stands in a place, or the one that is prerendered there: that one begins is no news for the others. */
function Place({ id, cached, isShown }: PlaceProps) {
  const readPrepared = () => {
    const prerendered = prerenderedPage.read();
    return prerendered?.id === id ? prerendered : null;
  };
  const prerendered = useSyncExternalStore(prerenderedPage.listen, readPrepared, () => null);
  const page = cached ?? prerendered;
  return (
    <PagePlace id={id} isShown={isShown} entry={page?.entry ?? null} data={page?.data}>
      {page && <Cached page={page.page} location={page.location} data={page.data} arrival={page.arrival} />}
    </PagePlace>
  );
}

/** A page that fell because of its code gives way to its version before; an answer of the API is no fault of the code. */
async function replacePage({ remote, declaration }: PageRoute, error: unknown): Promise<boolean> {
  return pageProblemOf(error).kind === 'lost' && Boolean(await remote.replace?.(declaration.page, error));
}

const Cached = memo(({ page, ...facts }: Arrived) => (
  <PageProvider {...facts}>
    <PageBoundary resetFor={facts.data} replace={(error) => replacePage(page, error)}>
      <PageBody page={page} />
    </PageBoundary>
  </PageProvider>
));

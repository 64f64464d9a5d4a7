import { PageProvider } from '@vitryna/remote-kit';
import { type ComponentType, memo, startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useMatches, useNavigationType } from 'react-router';
import { matchedPage, type PageRoute } from '../router/page-route.ts';
import { useHasFailed } from '../unpublished/react-router.ts';
import { type Arrived, arrive, type CachedPage } from './cached-pages.ts';
import { PagePlace } from './page-place.tsx';
import { dismissPrerendered, prerenderedPage } from './prerendered-page.ts';

/** What shows a page: with its data, as its loader gave it for the address that the page stands for. */
type ShowPage = ComponentType<{ page: PageRoute; data: unknown }>;

type Props = {
  /** Whether no page is in sight, because something else stands in its place. */
  isEmpty: boolean;
  Page: ShowPage;
};

/**
 * The page that the router shows, and out of sight those that were left and the one that is prerendered: they are rendered and
 * laid out already. An error of the router is for its outlet to show.
 */
export function Places({ isEmpty, Page }: Props) {
  const location = useLocation();
  const type = useNavigationType();
  const matches = useMatches();
  const hasFailed = useHasFailed();
  const guessed = useSyncExternalStore(prerenderedPage.listen, prerenderedPage.readPlace, prerenderedPage.readPlace);
  const [pages, setPages] = useState<CachedPage[]>([]);
  const page = isEmpty || hasFailed ? null : matchedPage(matches);
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
    // A prerendered page gets the key of its history entry after its first frame: components that store state by it are rendered anew.
    if (!shown || shown.location.key === location.key) return;
    startTransition(() =>
      setPages((cached) => cached.map((one) => (one.id === shown.id ? { ...one, location } : one))),
    );
  }, [shown, location]);
  return [...now.map((page) => page.id), ...(isGuess ? [guessed] : [])]
    .sort((one, other) => one - other)
    .map((id) => (
      <Place
        key={id}
        id={id}
        cached={now.find((page) => page.id === id) ?? null}
        isShown={id === shown?.id}
        Page={Page}
      />
    ));
}

type PlaceProps = { id: number; cached: CachedPage | null; isShown: boolean; Page: ShowPage };

/** The page that stands in a place, or the one that is prerendered there: its beginning does not render the others. */
function Place({ id, cached, isShown, Page }: PlaceProps) {
  const readPrepared = () => {
    const prerendered = prerenderedPage.read();
    return prerendered?.id === id ? prerendered : null;
  };
  const prerendered = useSyncExternalStore(prerenderedPage.listen, readPrepared, () => null);
  const page = cached ?? prerendered;
  return (
    <PagePlace id={id} isShown={isShown} entry={page?.entry ?? null} data={page?.data}>
      {page && <Cached page={page.page} location={page.location} data={page.data} arrival={page.arrival} Page={Page} />}
    </PagePlace>
  );
}

const Cached = memo(({ page, Page, ...facts }: Arrived & { Page: ShowPage }) => (
  <PageProvider {...facts}>
    <Page page={page} data={facts.data} />
  </PageProvider>
));

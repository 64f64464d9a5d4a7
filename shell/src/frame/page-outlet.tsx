import { type ReactNode, Suspense, use } from 'react';
import { useMatches } from 'react-router';
import { matchedPage } from '../routing/page-route.ts';
import { LostPart } from './lost-part.tsx';

/** The page of the matched route inside its owner's boundary. */
export function PageOutlet() {
  const page = matchedPage(useMatches());
  if (!page) return null;
  const { name } = page.remote;
  return (
    <div data-boundary={name}>
      <Suspense fallback={<LostPart />}>
        <Page loaded={page.remote.loaded(page.declaration.page)} load={() => page.remote.load(page.declaration.page)} />
      </Suspense>
    </div>
  );
}

type PageProps = {
  loaded: { Component: React.ComponentType } | null;
  load: () => Promise<{ Component: React.ComponentType }>;
};

/**
 * Suspends while the code of a page that the server rendered is not here: its HTML stays readable, and the page comes alive
 * when the code arrives, however late.
 */
function Page({ loaded, load }: PageProps): ReactNode {
  const { Component } = loaded ?? use(load());
  return <Component />;
}

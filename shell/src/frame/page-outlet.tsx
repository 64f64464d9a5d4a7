import { type ComponentType, createContext, Suspense, use } from 'react';
import { useMatches } from 'react-router';
import { matchedPage } from '../routing/page-route.ts';
import { LostPart } from './lost-part.tsx';

/**
 * Whether a failing page is kept to its outlet. The server looks for what failed by rendering once more without this guard,
 * because a guarded render swallows the error.
 */
export const OutletGuard = createContext(true);

/** The page of the matched route inside its owner's boundary. */
export function PageOutlet() {
  const page = matchedPage(useMatches());
  const isGuarded = use(OutletGuard);
  if (!page) return null;
  const { remote, declaration } = page;
  const content = <Page loaded={remote.loaded(declaration.page)} load={() => remote.load(declaration.page)} />;
  return (
    <div data-boundary={remote.name}>
      {isGuarded ? <Suspense fallback={<LostPart />}>{content}</Suspense> : content}
    </div>
  );
}

type PageProps = {
  loaded: { Component: ComponentType } | null;
  load: () => Promise<{ Component: ComponentType }>;
};

/**
 * Suspends while the code of a page that the server rendered is not here: its HTML stays readable, and the page comes alive
 * when the code arrives, however late.
 */
function Page({ loaded, load }: PageProps) {
  const { Component } = loaded ?? use(load());
  return <Component />;
}

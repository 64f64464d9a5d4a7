import { trustedHtml } from '@vitryna/contracts/trust';
import type { PageRoute } from '@vitryna/navigation';
import { createContext, Suspense, use, useEffect, useState } from 'react';
import { Hydrated } from './hydrated.tsx';
import { LostPart } from './lost-part.tsx';

/**
 * Whether a failing page is kept to its outlet. The server looks for what failed by rendering once more without this guard,
 * because a guarded render swallows the error.
 */
export const OutletGuard = createContext(true);

/** A page inside its owner's boundary. */
export function PageBody({ page }: { page: PageRoute }) {
  const isGuarded = use(OutletGuard);
  const loaded = page.remote.loaded(page.declaration.page);
  if (!loaded) return <KeptPage key={page.declaration.name} page={page} />;
  const { Component } = loaded;
  return (
    <div data-boundary={page.remote.name}>
      {isGuarded ? (
        <Suspense fallback={<LostPart />}>
          <Component />
          <Hydrated />
        </Suspense>
      ) : (
        <Component />
      )}
    </div>
  );
}

/**
 * A page whose code is late or lost while hydrating: the server's HTML stays as it is, readable and with working links, and
 * the page is hydrated when the code arrives after all.
 */
function KeptPage({ page }: { page: PageRoute }) {
  const { remote, declaration } = page;
  const [html] = useState(() =>
    trustedHtml(document.querySelector(`[data-boundary="${remote.name}"]`)?.innerHTML ?? ''),
  );
  const [, wakeUp] = useState(false);
  useEffect(() => {
    remote.load(declaration.page).then(
      () => wakeUp(true),
      // The notice beside the page offers Retry; there is nothing to add here.
      () => {},
    );
  }, [remote, declaration]);
  if (remote.loaded(declaration.page)) return <PageBody page={page} />;
  return (
    <>
      <div data-boundary={remote.name} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
      <Hydrated />
    </>
  );
}

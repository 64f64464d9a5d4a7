import { lazyLoader, type PageHandle, useLoaderData } from '@vitryna/remote-kit';
import { contentHead } from './content-head.ts';
import { ContentPage } from './content-page.tsx';
import type { ContentPageView } from './load-content-page.ts';
import { Unavailable } from './unavailable.tsx';

export const loader = lazyLoader(() => import('./load-content-page.ts'));

export const handle: PageHandle<ContentPageView | null> = { head: contentHead };

/** A page of the content service. */
export function Component() {
  const view = useLoaderData<typeof loader>();
  return view ? <ContentPage view={view} /> : <Unavailable />;
}

import { act } from '@testing-library/react';
import { type PageModule, PageProvider } from '@vitryna/remote-kit';
import { Activity, type ComponentType, type ReactNode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import { createRoutesStub, matchPath, type RouterContextProvider } from 'react-router';
import { referenceFaults } from './reference-faults.ts';

/** A page and the address at which it stands. */
export type CachedRoute = { page: PageModule; url: string; path: string };

type Options = {
  /** The arguments of loaders. */
  context: Pick<RouterContextProvider, 'get'>;
  wrapper: ComponentType<{ children: ReactNode }>;
};

/**
 * Lets pages stand in one document as the shell does: the server renders the first, the others come beside it, and one of them is in
 * sight.
 * @returns `show(index)`: brings that page into sight and says what is wrong with ids and references then; `stop`
 */
export async function showCachedPages(routes: CachedRoute[], { context, wrapper: Wrapper }: Options) {
  const cached = await Promise.all(routes.map((route) => load(route, context)));
  let change: (next: { shown: number; count: number }) => void = () => {};
  const Pages = () => {
    const [{ shown, count }, setState] = useState({ shown: 0, count: 1 });
    change = setState;
    return cached.slice(0, count).map(({ Component, url, ...facts }, index) => (
      <div key={url} data-page={index}>
        <Activity mode={index === shown ? 'visible' : 'hidden'}>
          <PageProvider
            {...facts}
            arrival={{ type: index === 0 ? 'POP' : 'PUSH', hash: '', isOfDocument: index === 0 }}
          >
            <Component />
          </PageProvider>
        </Activity>
      </div>
    ));
  };
  const Stub = createRoutesStub([{ path: '*', Component: Pages }]);
  const tab = (
    <Wrapper>
      <Stub initialEntries={[routes[0]?.url ?? '/']} />
    </Wrapper>
  );
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(tab);
  const root = await act(async () => hydrateRoot(host, tab));
  const show = async (shown: number): Promise<string[]> => {
    // What React renders out of sight, and what pages bring after their first frame.
    await act(async () => change({ shown, count: cached.length }));
    await act(async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    });
    const pages = [...host.querySelectorAll('[data-page]')];
    return pages[shown] ? referenceFaults(pages, pages[shown]) : ['the page does not stand'];
  };
  const stop = async () => {
    await act(async () => root.unmount());
    host.remove();
  };
  return { show, stop };
}

async function load({ page: { loader, Component }, url, path }: CachedRoute, context: Options['context']) {
  const { pathname, search } = new URL(url, location.href);
  const params = matchPath(path, pathname)?.params ?? {};
  const request = new Request(new URL(url, location.href));
  const args = { request, params, context, url: new URL(url, location.href), pattern: path };
  const read: unknown = await loader?.(args as unknown as Parameters<typeof loader>[0]);
  return {
    Component,
    url,
    data: read,
    location: { pathname, search, hash: '', state: null, key: url, mask: undefined },
  };
}

import { remoteLostMs } from '@vitryna/contracts/constants';
import type { RemotePages } from '@vitryna/navigation';
import type { PageModule } from '@vitryna/remote-kit';
import { redirectDocument } from 'react-router';
import type { RemoteState } from '../document/page-state.ts';
import { fromRouteState } from '../document/route-state.ts';
import { withDeadline } from '../tab/deadline.ts';
import type { Federation } from './federation.ts';
import { RemoteLostError } from './remote-lost-error.ts';

/** Remotes with their pages loaded through federation, each page once. */
export function createRemotes(states: RemoteState[], federation: Federation): RemotePages[] {
  const [documentUrl] = location.href.split('#');
  return states.map(({ name, routes }) => {
    const loaded = new Map<string, PageModule>();
    const loading = new Map<string, Promise<PageModule>>();
    const load = (page: string): Promise<PageModule> => {
      let promise = loading.get(page);
      if (!promise) {
        promise = loadPage(federation, name, page).then((module) => {
          loaded.set(page, module);
          return module;
        });
        loading.set(page, promise);
        promise.catch(() => loading.delete(page));
      }
      return promise;
    };
    const loadForNavigation = async (page: string, url: string) => {
      try {
        return await withDeadline(load(page), remoteLostMs, `${name}/${page}`);
      } catch (error) {
        console.error(error);
        // Without a connection there is no document either: what is kept of this address is looked for next. And the document that
        // this one is would only fail again, and again.
        throw navigator.onLine && url !== documentUrl ? redirectDocument(url) : error;
      }
    };
    return {
      name,
      routes: routes.map(fromRouteState),
      loaded: (page) => loaded.get(page) ?? null,
      load,
      replace: async (page, error) => {
        if (!(await federation.replace(name, error))) return false;
        loading.delete(page);
        return load(page).then(
          () => true,
          () => false,
        );
      },
      loadForNavigation,
      skeletons: () => federation.skeletons(name),
    };
  });
}

async function loadPage(federation: Federation, remote: string, page: string): Promise<PageModule> {
  try {
    return await federation.attempt(remote, async () => {
      const pages = await federation.pages(remote);
      const module = await pages[page]?.();
      if (!module) throw new Error(`[shell] ${remote} has no page "${page}".`);
      return module;
    });
  } catch (cause) {
    throw new RemoteLostError(remote, cause);
  }
}

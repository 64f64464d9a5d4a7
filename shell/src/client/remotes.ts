import { remoteTimeoutMs } from '@vitryna/contracts/constants';
import type { PageModule } from '@vitryna/remote-kit';
import type { RemoteState } from '../document/page-state.ts';
import { RemoteLostError, type RemotePages } from '../routing/remote-pages.ts';
import { withDeadline } from './deadline.ts';
import type { Federation } from './federation.ts';

/** Remotes with their pages loaded through federation, each page once. */
export function createRemotes(states: RemoteState[], federation: Federation): RemotePages[] {
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
    return { name, routes, loaded: (page) => loaded.get(page) ?? null, load };
  });
}

async function loadPage(federation: Federation, remote: string, page: string): Promise<PageModule> {
  try {
    const pages = await federation.pages(remote);
    const module = await pages[page]?.();
    if (!module) throw new Error(`[shell] ${remote} has no page "${page}".`);
    return module;
  } catch (cause) {
    throw new RemoteLostError(remote, cause);
  }
}

/** The same load, given up after the time limit; it goes on in the background and may still arrive. */
export function loadInTime(remote: RemotePages, page: string): Promise<PageModule> {
  return withDeadline(remote.load(page), remoteTimeoutMs, `${remote.name}/${page}`).catch((cause) => {
    throw cause instanceof RemoteLostError ? cause : new RemoteLostError(remote.name, cause);
  });
}

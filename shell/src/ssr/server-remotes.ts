import type { RendererInput } from '@vitryna/contracts/remote';
import type { RemotePages } from '@vitryna/navigation';
import type { PageModule } from '@vitryna/remote-kit';
import { RemoteLostError } from '../remotes/remote-lost-error.ts';

/** All pages of a composition, ready to render; a remote or page that cannot be had is lost, not fatal. */
export async function loadRemotes({ remotes, report }: RendererInput): Promise<RemotePages[]> {
  return Promise.all(
    remotes.map(async ({ name, release, module }) => {
      const loaded = new Map<string, PageModule>();
      for (const { page } of release.routes) {
        if (loaded.has(page)) continue;
        try {
          const pageModule = await module?.pages[page]?.();
          if (pageModule) loaded.set(page, pageModule as PageModule);
        } catch (error) {
          report({ remote: name, error, path: '' });
        }
      }
      const load = (page: string) => {
        const found = loaded.get(page);
        return found ? Promise.resolve(found) : Promise.reject(new RemoteLostError(name));
      };
      return {
        name,
        routes: release.routes,
        loaded: (page: string) => loaded.get(page) ?? null,
        load,
        loadForNavigation: load,
      };
    }),
  );
}

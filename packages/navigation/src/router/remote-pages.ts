import type { RouteDeclaration } from '@vitryna/contracts/release';
import type { PageModule, SkeletonTable } from '@vitryna/remote-kit';

/** A remote as the route table sees it, the same on the server and in the browser. */
export type RemotePages = {
  name: string;
  routes: RouteDeclaration[];
  /** The page if its code is here already: always on the server, on the first page in the browser. */
  loaded: (page: string) => PageModule | null;
  /** Brings the page's code; rejects with an error when the remote is missing, slow, tampered or broken. */
  load: (page: string) => Promise<PageModule>;
  /**
   * The same for a navigation to `url`. In the browser a remote that is not there in time makes it a document navigation: the
   * gateway can still render what this tab cannot.
   */
  loadForNavigation: (page: string, url: string) => Promise<PageModule>;
  /**
   * Puts the previous version in the place of a page that threw while it was rendered; false where there is none. Only the browser: the
   * gateway replaces whole remotes.
   */
  replace?: (page: string, error: unknown) => Promise<boolean>;
  /** Skeletons of the pages, for a navigation that takes long; only the browser asks for them. */
  skeletons?: () => Promise<SkeletonTable>;
};

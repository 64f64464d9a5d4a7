/** What nobody knows the parts of. */
const anything = '*';

const assetPath = /^\/assets\/(?<app>mf-[^/]+)\/[^/]+\/(?<chunk>[^/.]+)/;
const isPart = (chunk: string) => /^(?:page-|modal-|skeletons$)/.test(chunk);
/** Paths below which there is no page: the API, files, what is said of builds. */
const withoutPage = /^\/(?:user|assets|media|builds|health|reports)(?:[/.]|$)/;

/**
 * What an address says of the remotes that a journey meets: `mf-catalog/page-category`, `mf-catalog` of a file that all its parts may share.
 * A page that the journey read itself, without a browser that asks for the page's scripts, may come from anywhere.
 */
export function reachOf(address: string, isOwnCall: boolean): string | null {
  const { pathname } = new URL(address);
  const { app, chunk = '' } = assetPath.exec(pathname)?.groups ?? {};
  if (app !== undefined) return isPart(chunk) ? `${app}/${chunk}` : app;
  return isOwnCall && !withoutPage.test(pathname) ? anything : null;
}

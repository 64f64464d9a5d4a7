import { assetPath } from '@vitryna/contracts/file-addresses';
import type { Release } from '@vitryna/contracts/release';
import type { RequestContext } from '../../http/request-context.ts';
import type { Slot } from './slot.ts';

/** Named with the integrity that the page names it with: without it a browser would fetch the file once more. */
function hintOf(release: Release, file: string, kind = 'modulepreload; crossorigin'): string {
  const integrity = release.files[file]?.integrity;
  return `<${assetPath(release, file)}>; rel=${kind}; fetchpriority=low; integrity="${integrity}"`;
}

/** The entry of a shell from before starters is a module. */
function scriptsOf(shell: Release): string[] {
  const starter = shell.exposes['./starter']?.js;
  if (!starter) return [hintOf(shell, shell.entry)];
  return [...starter, shell.entry].map((file) => hintOf(shell, file, 'preload; as=script'));
}

/** `Link` headers of the scripts that the page of a path names, as far as they are known before it is rendered. */
export function hintsFor({ loaded: { shell, remotes }, ownerOf }: Slot, pathname: string): string[] {
  const owner = ownerOf(pathname);
  const remote = owner && remotes.find(({ name, isLost }) => name === owner.app && !isLost);
  const hints = scriptsOf(shell);
  if (!remote) return hints;
  const { release } = remote;
  const page = release.pages[owner.route.page];
  const files = [release.entry, ...(release.exposes['./pages']?.js ?? []), ...(page?.js ?? [])];
  return [...hints, ...files.map((file) => hintOf(release, file))];
}

/**
 * Answers 103 while a page is rendered: a browser fetches meanwhile what the page will name. Only browsers that navigate are told, and
 * nobody who speaks HTTP/1.0, which has no such answers.
 */
export function sendEarlyHints({ req, res, pathname }: RequestContext, slot: Slot): void {
  const isNavigation = req.method === 'GET' && req.headers['sec-fetch-mode'] === 'navigate';
  if (!isNavigation || req.httpVersion === '1.0' || res.headersSent) return;
  res.writeEarlyHints({ link: hintsFor(slot, pathname) });
}

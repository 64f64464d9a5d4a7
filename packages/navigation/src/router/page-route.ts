import type { RouteDeclaration } from '@vitryna/contracts/release';
import type { RemotePages } from './remote-pages.ts';

/** A page of a remote, as a route shows it. */
export type PageRoute = { remote: RemotePages; declaration: RouteDeclaration };

/** `handle` of a page's route. */
export type RouteHandle = {
  /** Which page an address of this route shows; null when it is none. */
  pageOf: (params: Record<string, string | undefined>) => PageRoute | null;
};

type Match = { params: Record<string, string | undefined>; route?: { handle?: unknown }; handle?: unknown };

/** The page of the deepest match, from the router's state or from `useMatches()`. */
export function matchedPage(matches: readonly Match[] | null): PageRoute | null {
  const match = matches?.at(-1);
  const handle = (match?.route?.handle ?? match?.handle) as RouteHandle | undefined;
  return handle?.pageOf(match?.params ?? {}) ?? null;
}

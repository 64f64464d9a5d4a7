import { branchTo, type LoadedAhead, matchedPage, type RemotePages } from '@vitryna/navigation';
import { matchRoutes } from 'react-router';
import type { PageState } from '../document/page-state.ts';
import { framedRoutes } from '../frame/framed-routes.ts';
import type { ErrorRecovery } from '../router/error-recovery.ts';

/** The routes of the tab, and the page among them that this document shows. */
export function findPage({ locale, route }: PageState, remotes: RemotePages[]) {
  const ahead: LoadedAhead = new Map();
  const recovery: ErrorRecovery = {};
  const routes = framedRoutes(locale, remotes, { ahead, recovery });
  const branch = branchTo(routes, route);
  const matches = matchRoutes(branch, location.pathname) ?? matchRoutes(routes, location.pathname) ?? [];
  return { ahead, recovery, routes, branch, matches, page: matchedPage(matches) };
}

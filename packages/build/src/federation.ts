import type { RouteDeclaration } from '@vitryna/contracts/release';

/**
 * The public face of a remote: what `module-federation.config.ts` of every remote says, and all it says. What it shares, sends, hears and
 * opens is read off the built code.
 */
export type RemoteFederation = {
  /** Name of the folder, e.g. `mf-catalog`. */
  name: string;
  /** Whom to ask about it: the team's name, shown to developers. */
  owner?: string;
  /** Expose → module below the remote's folder; every remote has `./pages`, those with modals `./modals`. */
  exposes: { './pages': string; './modals'?: string };
  routes: RouteDeclaration[];
};

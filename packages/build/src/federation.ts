import type { RouteDeclaration } from '@vitryna/contracts/release';

/** The public face of a remote: what `module-federation.config.ts` of every remote says, and all it says. */
export type RemoteFederation = {
  /** Name of the folder, e.g. `mf-catalog`. */
  name: string;
  /** Expose → module below the remote's folder; every remote has `./pages`, those with modals `./modals`. */
  exposes: { './pages': string; './modals'?: string };
  routes: RouteDeclaration[];
  events: { sends: string[]; hears: string[] };
  /** Modules of other remotes that this one opens, e.g. `mf-checkout/modals/cart`. */
  needs: string[];
};

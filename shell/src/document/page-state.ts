import type { Locale } from '@vitryna/contracts/constants';
import type { HydrationState } from 'react-router';
import type { RouteState } from './route-state.ts';

/** A remote as the browser needs it: where its container is and which addresses are its own. */
export type RemoteState = {
  name: string;
  /** `/assets/<remote>/<version>/`: base of its files. */
  base: string;
  /** Container below the base. */
  entry: string;
  routes: RouteState[];
};

/** The state from the server's render for the browser, as JSON in the page. */
export type PageState = {
  composition: string;
  locale: Locale;
  publicUrl: string;
  /** Texts that the page showed, and where the rest of its language is. */
  texts: Record<string, string>;
  textsUrl: string;
  remotes: RemoteState[];
  /** Id of the route that the address matched. */
  route: string | undefined;
  router: HydrationState;
};

/** Id of the `<script type="application/json">` that carries the state. */
export const pageStateId = 'page-state';

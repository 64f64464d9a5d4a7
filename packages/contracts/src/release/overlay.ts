/** The gateway's report for developers about a page; plain types, for browsers. */

/** One app that a page is made from. */
export type OverlayApp = {
  name: string;
  version: string;
  owner: string | null;
  builtAt: string;
  /** Another version than the composition's stands in for it, or none could be run. */
  state: 'as-composed' | 'substituted' | 'lost';
  sends: string[];
  hears: string[];
};

/** The versions of a visitor's pages. */
export type OverlayFacts = {
  composition: string;
  /** Events that the shell's bus knows. */
  events: string[];
  /** The shell first. */
  apps: OverlayApp[];
};

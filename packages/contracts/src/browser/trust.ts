/**
 * Trusted Types: pages take no text for HTML, for a script or for a script's address, but what the store's one policy has passed. The
 * shell makes the policy, and users of such a text ask for it here. A browser without Trusted Types, and the server, get the text.
 */

/** Name of the policy, and the only one that the Content-Security-Policy lets anybody make. */
export const trustPolicy = 'vitryna';

/** The rules of the policy; anything else it refuses by throwing. */
export type TrustRules = {
  /** HTML of the store's own: rendered, or cleaned when it arrived. */
  createHTML: (html: string) => string;
  /** Data that stands in a script element: JSON. */
  createScript: (json: string) => string;
  /** The few addresses that scripts are loaded from by name. */
  createScriptURL: (address: string) => string;
};

declare global {
  // Lent by the shell, because a name makes one policy only and each bundle has its own copy of this module.
  var __vitrynaTrust: TrustRules | undefined;
}

/** HTML that may be put into a page. */
export const trustedHtml = (html: string): string => globalThis.__vitrynaTrust?.createHTML(html) ?? html;

import { type TrustRules, trustPolicy } from '@vitryna/contracts/trust';

/** The few scripts that are loaded by their address; all others are modules, which the verified import checks. */
const scripts = /^(?:\/sw\.js$|https:\/\/www\.googletagmanager\.com\/)/;

declare global {
  // Not among the types of the DOM yet.
  var trustedTypes: { createPolicy: (name: string, rules: TrustRules) => TrustRules } | undefined;
}

/** Makes the page's one policy of Trusted Types, before anything could need it. */
export function makeTrust(): void {
  globalThis.__vitrynaTrust = globalThis.trustedTypes?.createPolicy(trustPolicy, {
    // Cleaned by `htmlSchema` where it arrived, or the store's own; the policy is about nobody else's HTML coming in by another way.
    createHTML: (html) => html,
    createScript: (json) => JSON.stringify(JSON.parse(json)),
    createScriptURL(address) {
      if (scripts.test(address)) return address;
      throw new TypeError(`[shell] ${address} is no script of the store.`);
    },
  });
}

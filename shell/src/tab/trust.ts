import { type TrustRules, trustPolicy } from '@vitryna/contracts/trust';

declare global {
  // Not among the types of the DOM yet.
  var trustedTypes: { createPolicy: (name: string, rules: TrustRules) => TrustRules } | undefined;
  // What is let into scripts: said by `trusted-scripts.ts`, which comes late; until then that is nothing, and the policy throws.
  var __vitrynaScripts: Omit<TrustRules, 'createHTML'>;
}

/**
 * Makes the page's one policy of Trusted Types, before anything could need it.
 *
 * @param entry Address of the shell's entry, the one script that is let in before the rest is said.
 */
export function makeTrust(entry: string): void {
  globalThis.__vitrynaTrust = globalThis.trustedTypes?.createPolicy(trustPolicy, {
    // Cleaned by `htmlSchema` where it arrived, or the store's own; the policy is about nobody else's HTML coming in by another way.
    createHTML: (html) => html,
    createScript: (json) => __vitrynaScripts.createScript(json),
    createScriptURL: (address) => (address === entry ? address : __vitrynaScripts.createScriptURL(address)),
  });
}

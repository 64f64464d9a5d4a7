import type { UpstreamFetch } from '@vitryna/contracts/remote';

/**
 * The same upstream, and what says that it did not serve the gate: then pages that fail say nothing of the candidate, and pages that pass
 * were rendered without their data.
 */
export function watchUpstream(fetch: UpstreamFetch): { fetch: UpstreamFetch; problems: () => string[] } {
  let isLimited = false;
  return {
    async fetch(input) {
      const answer = await fetch(input);
      isLimited ||= answer.status === 429;
      return answer;
    },
    problems: () =>
      isLimited ? ['the store API limits the gate (429): give it GATEWAY_SECRET, the secret of the gateways'] : [],
  };
}

/** How much one network may say: what it says beyond that is nobody's loss. */
export type NetworkQuota = {
  /** Whether this network may add one more to `key`, which then counts. */
  take: (network: string, key: string) => boolean;
};

/** So many pairs are remembered; until the window is over, what is new beyond them is not counted. */
const keptPairs = 50_000;

/** So many per network and key within a window; windows follow one another. */
export function createNetworkQuota(most: number, windowMs: number, now: () => number): NetworkQuota {
  let taken = new Map<string, number>();
  let since = now();
  return {
    take(network, key) {
      if (now() - since >= windowMs) {
        taken = new Map();
        since = now();
      }
      const pair = `${key} ${network}`;
      const known = taken.get(pair);
      if ((known ?? 0) >= most || (known === undefined && taken.size >= keptPairs)) return false;
      taken.set(pair, (known ?? 0) + 1);
      return true;
    },
  };
}

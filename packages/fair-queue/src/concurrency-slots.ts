import { networkOf } from './network-of.ts';

/** Requests that may be under way at a time. */
export type ConcurrencyLimits = {
  /** Of one visitor. */
  perAddress: number;
  total: number;
};

/** Counts requests under way. Nothing waits here, as it would in a queue: whoever has too many is refused at once. */
export type ConcurrencySlots = {
  /** Takes a place for a visitor, and returns what gives it back; else says who has too many. */
  take: (address: string) => (() => void) | 'visitor' | 'all';
};

/** Makes the count: one visitor must not have all that there is. */
export function createConcurrencySlots({ perAddress, total }: ConcurrencyLimits): ConcurrencySlots {
  const taken = new Map<string, number>();
  let all = 0;
  return {
    take(address) {
      const network = networkOf(address);
      const own = taken.get(network) ?? 0;
      if (own >= perAddress) return 'visitor';
      if (all >= total) return 'all';
      taken.set(network, own + 1);
      all += 1;
      let isTaken = true;
      return () => {
        if (!isTaken) return;
        isTaken = false;
        all -= 1;
        const left = (taken.get(network) ?? 1) - 1;
        if (left > 0) taken.set(network, left);
        else taken.delete(network);
      };
    },
  };
}

import type { PartCounts } from '@vitryna/contracts/part-counts';
import { type AppVersion, type PartFinding, partFindings } from '@vitryna/contracts/telemetry';

/** The counters: what is told, and what the gateway knows itself. */
type Counted = PartFinding | 'served';
const counted: readonly Counted[] = [...partFindings, 'served'];
type Found = Record<Counted, number>;
/** The report of one network about one version. */
type Tally = { part: AppVersion; network: string; found: Found };

/** Into how many slices a window is cut: as each ends, the oldest is forgotten. */
const slicesPerWindow = 10;
/** Pairs of network and version that are told apart in a slice; what others tell beyond them is not counted. */
const pairsPerSlice = 10_000;

const nothing = (): Found => ({ view: 0, alive: 0, error: 0, loss: 0, mismatch: 0, poor: 0, served: 0 });

/** The results of the gateway's own renders, which are trusted. */
export const ownKey = '';

function add(tallies: Map<string, Tally>, { part, network, found }: Tally): void {
  const key = `${part.app}@${part.version} ${network}`;
  const tally = tallies.get(key);
  if (!tally && tallies.size >= pairsPerSlice * slicesPerWindow) return;
  const sum = tally?.found ?? nothing();
  for (const finding of counted) sum[finding] += found[finding];
  if (!tally) tallies.set(key, { part, network, found: sum });
}

/**
 * Counts per version over the last `windowMs`. All that one network tells of a version weighs no more than `most` views: of one that told
 * of more, each finding counts for less, so that its rates stay what they are.
 */
export function createPartWindow(windowMs: number, most: number, now: () => number) {
  const slices = new Map<number, Map<string, Tally>>();
  const index = () => Math.floor((now() * slicesPerWindow) / windowMs);
  const forget = (): void => {
    for (const at of slices.keys()) if (at <= index() - slicesPerWindow) slices.delete(at);
  };
  const weigh = ({ network, found }: Tally): number =>
    network === ownKey ? 1 : Math.min(1, most / Math.max(1, ...Object.values(found)));

  return {
    add(part: AppVersion, network: string, findings: Iterable<Counted>): void {
      forget();
      const slice = slices.get(index()) ?? new Map<string, Tally>();
      slices.set(index(), slice);
      const found = nothing();
      for (const finding of findings) found[finding] += 1;
      const { app, version } = part;
      if (slice.size < pairsPerSlice || slice.has(`${app}@${version} ${network}`)) {
        add(slice, { part: { app, version }, network, found });
      }
    },
    counts(): PartCounts[] {
      forget();
      const tallies = new Map<string, Tally>();
      for (const slice of slices.values()) for (const tally of slice.values()) add(tallies, tally);
      const totals = new Map<string, { part: AppVersion; found: Found }>();
      for (const tally of tallies.values()) {
        const key = `${tally.part.app}@${tally.part.version}`;
        const total = totals.get(key) ?? { part: tally.part, found: nothing() };
        totals.set(key, total);
        const weight = weigh(tally);
        for (const finding of counted) total.found[finding] += tally.found[finding] * weight;
      }
      return [...totals.values()].map(({ part, found }) => ({
        ...part,
        views: Math.round(found.view),
        errors: Math.round(found.error),
        losses: Math.round(found.loss),
        mismatches: Math.round(found.mismatch),
        poor: Math.round(found.poor),
        ...(found.served + found.alive > 0 && { served: Math.round(found.served), alive: Math.round(found.alive) }),
      }));
    },
  };
}

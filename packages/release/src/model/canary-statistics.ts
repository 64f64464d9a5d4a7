import type { PartCounts } from '@vitryna/contracts/part-counts';
import { z } from 'zod';

const share = z.number().min(0).max(1);

/** When new versions count as worse: `thresholds.json` of a release store, each with a default. Shares are of views, 0 to 1. */
export const thresholdsSchema = z.object({
  /** Views that both versions must have before they are compared. */
  minViews: z.number().int().positive().default(100),
  /** By how much the share may be higher before it matters to anybody. */
  margins: z
    .object({
      errors: share.default(0.01),
      losses: share.default(0.01),
      mismatches: share.default(0.02),
      poor: share.default(0.1),
      silent: share.default(0.2),
    })
    .prefault({}),
  /** Standard errors between the shares: 3 is chance once in 740 comparisons. */
  deviations: z.number().positive().default(3),
  /** A share that is too high with nothing to compare it with, once there are `minViews`. */
  hopeless: share.default(0.5),
  /** Minutes after a promote in which its versions are compared with those before. */
  watchMinutes: z.number().positive().default(60),
});

/** When new versions count as worse. */
export type Thresholds = z.infer<typeof thresholdsSchema>;

/** Counts of one version, without its name. */
export type Counts = Omit<PartCounts, 'app' | 'version'>;

/** The comparison and its result; `why` is written for the engineer on call. */
export type Verdict = { isWorse: boolean; why: string };

const kinds = { errors: 'errors', losses: 'losses', mismatches: 'hydration mismatches', poor: 'poor vitals' } as const;
type Kind = keyof typeof kinds;

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

/**
 * How many standard errors lie between two shares, when both versions are thought to be equally good: the test for two proportions. Half a
 * hit of the new version does not count, and one more of each is thought of, because with few hits chance does more than the test knows.
 */
export function deviationsBetween(
  fresh: { hits: number; views: number },
  old: { hits: number; views: number },
): number {
  const together = (fresh.hits + old.hits + 1) / (fresh.views + old.views + 2);
  const error = Math.sqrt(together * (1 - together) * (1 / fresh.views + 1 / old.views));
  return ((fresh.hits - 0.5) / fresh.views - old.hits / old.views) / error;
}

function compareShares(kind: Kind, fresh: Counts, old: Counts, thresholds: Thresholds): string | null {
  const [hits, before] = [fresh[kind], old[kind]];
  const seen = `${kinds[kind]} in ${hits} of ${fresh.views} views (${percent(hits, fresh.views)})`;
  if (old.views < thresholds.minViews) return hits / fresh.views > thresholds.hopeless ? seen : null;
  if (hits / fresh.views - before / old.views <= thresholds.margins[kind]) return null;
  const deviations = deviationsBetween({ hits, views: fresh.views }, { hits: before, views: old.views });
  if (deviations < thresholds.deviations) return null;
  return `${seen}, before in ${before} of ${old.views} (${percent(before, old.views)}): ${deviations.toFixed(1)} standard errors`;
}

/** Documents of which nothing was heard: a page that hangs cannot tell of itself, and some visitors' browsers never do. */
const silentOf = ({ served = 0, alive = 0 }: Counts) => ({ hits: Math.max(0, served - alive), views: served });

/** Only next to what was before: how many browsers are silent anyway is different for every store. */
function compareSilence(fresh: Counts, old: Counts, { minViews, margins, deviations }: Thresholds): string | null {
  const [mine, before] = [silentOf(fresh), silentOf(old)];
  if (mine.views < minViews || before.views < minViews) return null;
  if (mine.hits / mine.views - before.hits / before.views <= margins.silent) return null;
  const found = deviationsBetween(mine, before);
  if (found < deviations) return null;
  const say = ({ hits, views }: typeof mine) => `${hits} of ${views} documents (${percent(hits, views)})`;
  return `nothing was heard of ${say(mine)}, before of ${say(before)}: ${found.toFixed(1)} standard errors`;
}

/** Whether a new version does worse than the old one: its share of anything bad is higher by a margin and beyond chance. */
export function compareVersions(fresh: Counts, old: Counts, thresholds: Thresholds): Verdict {
  const silence = compareSilence(fresh, old, thresholds);
  if (silence) return { isWorse: true, why: silence };
  if (fresh.views < thresholds.minViews) return { isWorse: false, why: `only ${fresh.views} views so far` };
  const reasons = (Object.keys(kinds) as Kind[]).flatMap((kind) => compareShares(kind, fresh, old, thresholds) ?? []);
  return { isWorse: reasons.length > 0, why: reasons.join('; ') || 'no worse than before' };
}

/** Adds up what several gateways counted of one version of an app. */
export function sumCounts(all: PartCounts[], app: string, version: string | undefined): Counts {
  const sum = { views: 0, errors: 0, losses: 0, mismatches: 0, poor: 0, served: 0, alive: 0 };
  for (const counts of all) {
    if (counts.app !== app || counts.version !== version) continue;
    for (const key of Object.keys(sum) as (keyof typeof sum)[]) sum[key] += counts[key] ?? 0;
  }
  return sum;
}

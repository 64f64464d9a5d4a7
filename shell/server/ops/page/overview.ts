import type { PartCounts } from '@vitryna/contracts/part-counts';
import type { Composition, LivePointer } from '@vitryna/contracts/release';
import { isReleaseError, type ReleaseReader } from '@vitryna/release';
import type { CountHistory } from '../../watch/count-history.ts';
import type { ReportedFault } from '../../watch/fault-list.ts';
import type { VitalRatings } from '../../watch/vital-ratings.ts';

/** A composition that runs in this gateway; `substituted` names remotes that run another version than it says, or none. */
export type RunningGroup = {
  group: string;
  id: string;
  parts: { app: string; version: string }[];
  substituted: readonly string[];
};

/** The page's facts of the gateway that shows it. */
export type GatewayView = {
  running: () => RunningGroup[];
  counts: () => PartCounts[];
  vitals: () => { app: string; version: string; vitals: VitalRatings }[];
  faults: () => ReportedFault[];
  /** How the figures of a version came to be what they are. */
  history: CountHistory['read'];
};

/** A composition of the release store; without parts when it cannot be read. */
export type NamedComposition = { id: string; parts: Record<string, string> | null };

/** Everything that the page shows. */
export type Overview = {
  location: string;
  pointer: LivePointer | null;
  live: NamedComposition | null;
  /** Changes on top of what is live, and who gets them; `name` is the canary's own. */
  canaries: (NamedComposition & { name: string; percent: number })[];
  /** The candidates of `rollback`, the latest first. */
  before: (NamedComposition & { until: string })[];
  /** The unreadable parts of the release store. */
  problem: string | null;
};

/** Earlier compositions that are shown. */
const shownHistory = 5;

const versionsOf = ({ parts }: Composition): Record<string, string> =>
  Object.fromEntries(Object.entries(parts).map(([app, { version }]) => [app, version]));

/** Reads what the release store says now. Never throws: on a bad night the store may be what is broken. */
export async function readOverview(store: ReleaseReader): Promise<Overview> {
  const name = async (id: string): Promise<NamedComposition> => ({
    id,
    parts: await store.readComposition(id).then(versionsOf, () => null),
  });
  const nothing = { location: store.location, pointer: null, live: null, canaries: [], before: [], problem: null };
  try {
    const pointer = await store.readLive();
    if (!pointer) return nothing;
    const shown = pointer.history.slice(0, shownHistory);
    return {
      ...nothing,
      pointer,
      live: await name(pointer.live),
      canaries: await Promise.all(
        pointer.canaries.map(async ({ id, composition, percent }) => ({
          ...(await name(composition)),
          ...{ name: id, percent },
        })),
      ),
      before: await Promise.all(shown.map(async ({ id, until }) => ({ ...(await name(id)), until }))),
    };
  } catch (error) {
    const reason = isReleaseError(error) || error instanceof Error ? error.message : String(error);
    return { ...nothing, problem: reason };
  }
}

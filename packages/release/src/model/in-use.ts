import type { LivePointer } from '@vitryna/contracts/release';

/** For so long after visitors stopped getting a composition, tabs that were opened with it may still ask for its files. */
export const openTabMs = 7 * 24 * 3_600_000;
/**
 * Bounds the pointer, which every gateway reads all the time, to some 70 KB. Each promote takes a composition out of use and one for each
 * canary: it is fifteen promotes a day beside eight canaries, for a week.
 */
const mostRetired = 1000;

type Served = Pick<LivePointer, 'live' | 'canaries'>;

/** The compositions that a share of the visitors gets. */
export const sharesOf = ({ canaries }: Served) =>
  canaries.map(({ composition, percent }) => ({ composition, percent }));

/** Ids of the compositions that visitors may get now. */
export const servedCompositions = ({ live, canaries }: Served): string[] => [
  live,
  ...canaries.map(({ composition }) => composition),
];

/** The pointer's records of compositions that nobody gets any more. */
export function retire(
  current: LivePointer | null,
  next: Served & Pick<LivePointer, 'changedAt'>,
): LivePointer['retired'] {
  if (!current) return [];
  const served = new Set(servedCompositions(next));
  const left = servedCompositions(current).map((id) => ({ id, until: next.changedAt }));
  const newest = new Map<string, LivePointer['retired'][number]>();
  for (const entry of [...left, ...current.retired]) {
    if (!served.has(entry.id) && !newest.has(entry.id)) newest.set(entry.id, entry);
  }
  return [...newest.values()].filter(({ until }) => isInWindow(until, next.changedAt)).slice(0, mostRetired);
}

const isInWindow = (until: string, now: string) => Date.parse(now) - Date.parse(until) < openTabMs;

/** Ids of the compositions whose files browsers may ask for: what is served, and what was within the window of open tabs. */
export function reachableCompositions(pointer: LivePointer, now: Date): string[] {
  const at = now.toISOString();
  const previous = [...pointer.retired, ...pointer.history].filter(({ until }) => isInWindow(until, at));
  return [...new Set([...servedCompositions(pointer), ...previous.map(({ id }) => id)])];
}

/** Ids of the compositions whose files are public: what is served, what rollback goes back to, and what tabs may have open. */
export function publicCompositions(pointer: LivePointer, now: Date): string[] {
  return [...new Set([...reachableCompositions(pointer, now), ...pointer.history.map(({ id }) => id)])];
}

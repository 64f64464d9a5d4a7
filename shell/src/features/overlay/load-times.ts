/** The browser's requests for an app on this page. */
export type LoadTime = { files: number; bytes: number; startedMs: number; tookMs: number };

/** A part of `PerformanceResourceTiming`. */
type Resource = Pick<PerformanceResourceTiming, 'name' | 'startTime' | 'responseEnd' | 'encodedBodySize'>;

/** The files of a release among what was fetched: from the first one asked for to the last one that was here; null: none. */
export function loadTimeOf(app: { name: string; version: string }, resources: readonly Resource[]): LoadTime | null {
  const own = resources.filter(({ name }) => name.includes(`/assets/${app.name}/${app.version}/`));
  if (own.length === 0) return null;
  const startedMs = Math.min(...own.map(({ startTime }) => startTime));
  return {
    files: own.length,
    bytes: own.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    startedMs,
    tookMs: Math.max(...own.map(({ responseEnd }) => responseEnd)) - startedMs,
  };
}

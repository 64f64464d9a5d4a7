import type { AppVersion, VitalName } from '@vitryna/contracts/telemetry';

/** Web vitals of views in the ranges "good", "needs improvement" and "poor". */
export type VitalRatings = Record<VitalName, [good: number, middling: number, poor: number]>;

/** The limits of "good" and "poor": milliseconds, CLS in thousandths (web.dev/vitals). */
const bounds: Record<VitalName, [good: number, poor: number]> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [100, 250],
  TTFB: [800, 1800],
};

type Rated = AppVersion & { vitals: VitalRatings };

/** Counts ranges per version: of this window and, until it has said enough, of the one before. */
export function createVitalRatings(windowMs: number, now: () => number) {
  let [current, previous] = [new Map<string, Rated>(), new Map<string, Rated>()];
  let since = now();
  const turn = (): void => {
    const age = now() - since;
    if (age < windowMs) return;
    previous = age < 2 * windowMs ? current : new Map<string, Rated>();
    current = new Map<string, Rated>();
    since = now();
  };
  return {
    add({ app, version }: AppVersion, name: VitalName, value: number): void {
      turn();
      const key = `${app}@${version}`;
      const rated = current.get(key) ?? {
        app,
        version,
        vitals: { LCP: [0, 0, 0], INP: [0, 0, 0], CLS: [0, 0, 0], TTFB: [0, 0, 0] },
      };
      current.set(key, rated);
      const [good, poor] = bounds[name];
      rated.vitals[name][value <= good ? 0 : value <= poor ? 1 : 2] += 1;
    },
    read(): Rated[] {
      turn();
      return [...new Map([...previous, ...current]).values()];
    },
  };
}

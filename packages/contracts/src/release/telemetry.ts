/** A page view's telemetry: plain data and rules without zod, for browsers. Nothing of it identifies anybody. */

/** The event log. */
export const telemetryPath = '/views.json';

/** The findings about one version of an app in a view; `PartCounts` counts each. `alive`: a document came so far that it tells of itself. */
export const partFindings = ['view', 'alive', 'error', 'loss', 'mismatch', 'poor'] as const;
export type PartFinding = (typeof partFindings)[number];

/** Findings that come with a fault: an error of its code, a part that is not there, HTML that did not hydrate. */
export type FaultKind = Exclude<PartFinding, 'view' | 'alive' | 'poor'>;

export const vitalNames = ['LCP', 'INP', 'CLS', 'TTFB'] as const;
export type VitalName = (typeof vitalNames)[number];

/** A version of an app. */
export type AppVersion = { app: string; version: string };

/** The place and message of a failed part: no more than a developer needs to find it. */
export type ViewFault = AppVersion & {
  kind: FaultKind;
  /** Cleaned: see `cleanMessage`. */
  message: string;
  /** `file:line:column` in the release, where it is known. */
  place?: string | undefined;
};

/** One batch: what is new since the batch before, so that batches of a view can be added up. */
export type TelemetryReport = {
  /** Name of the route, never its address. */
  route: string;
  /** Each part once with what was not told of it in this view before. */
  parts: (AppVersion & { found: PartFinding[] })[];
  /** Of the page's own part: seconds would be read as such, so milliseconds; CLS in thousandths. */
  vitals?: (AppVersion & { values: Partial<Record<VitalName, number>> }) | undefined;
  faults: ViewFault[];
};

/** Bytes of a batch, faults in it, and characters of a message. */
export const telemetryLimits = { bytes: 8 * 1024, parts: 12, faults: 8, message: 160 } as const;

/** The placeholder of removed text. */
const mask = '…';

/**
 * A message without what may be somebody's: addresses, paths and e-mails, words in any letters but Latin ones, quoted texts that are no
 * names of code, and digits (the number of one of React's errors stays). The engine's own words remain.
 */
export function cleanMessage(message: string): string {
  return message
    .slice(0, 1000)
    .replace(/\S*@\S*/g, mask)
    .replace(/(?:[a-z][a-z+.-]*:)?\/\S*/gi, mask)
    .replace(/(["'`«“])((?:(?!["'`»”]).)*)["'`»”]/gs, (whole, _, inner: string) =>
      /^[\w$.-]{1,40}$/.test(inner) ? whole : mask,
    )
    .replace(/[^\s!-~]+/g, mask)
    .replace(/(?<!#\d{0,2})\d[\d\s().-]*\d|(?<!#\d{0,2})\d/g, '0')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, telemetryLimits.message);
}

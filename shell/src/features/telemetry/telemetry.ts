import {
  type AppVersion,
  type FaultKind,
  type PartFinding,
  type TelemetryReport,
  telemetryLimits,
  type ViewFault,
  type VitalName,
} from '@vitryna/contracts/telemetry';

/** A page that is looked at. */
export type View = {
  /** Name of its route. */
  route: string;
  /** Its composition: the shell, and the remote whose page it is. */
  parts: AppVersion[];
};

/** A tab's telemetry of its views. */
export type Telemetry = {
  begin: (view: View) => void;
  /** Something of these parts failed. */
  fault: (kind: FaultKind, parts: ViewFault[]) => void;
  /** A web vital of the document, whose first page it is counted for. */
  vital: (vital: { name: VitalName; value: number; isPoor: boolean }) => void;
  flush: () => void;
};

/** Findings are gathered for so long before they are sent, in milliseconds. */
const gatherMs = 2000;
/** Distinct faults that one document tells of. */
const mostFaults = 24;

const keyOf = ({ app, version }: AppVersion): string => `${app}@${version}`;

/** Gathers what views find; each finding of a part is told once for each view. */
export function createTelemetry(send: (report: TelemetryReport) => void): Telemetry {
  let current: View = { route: 'start', parts: [] };
  /** The view's telemetry. */
  let told = new Map<string, Set<PartFinding>>();
  let pending: TelemetryReport | null = null;
  let isHydrated = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let first: { part: AppVersion; isPoor: boolean } | null = null;
  const faults = new Set<string>();

  const flush = () => {
    clearTimeout(timer);
    if (pending) send(pending);
    pending = null;
  };
  const gather = (): TelemetryReport => {
    if (!pending) {
      pending = { route: current.route, parts: [], faults: [] };
      timer = setTimeout(flush, gatherMs);
    }
    return pending;
  };
  const add = ({ app, version }: AppVersion, finding: PartFinding) => {
    const { parts } = gather();
    const part = parts.find((one) => keyOf(one) === keyOf({ app, version }));
    if (part) part.found.push(finding);
    else if (parts.length < telemetryLimits.parts) parts.push({ app, version, found: [finding] });
  };
  const note = (part: AppVersion, finding: PartFinding) => {
    const known = told.get(keyOf(part)) ?? new Set();
    told.set(keyOf(part), known);
    if (known.has(finding)) return;
    known.add(finding);
    add(part, finding);
  };

  return {
    begin(view) {
      flush();
      current = view;
      told = new Map();
      for (const part of view.parts) note(part, 'view');
      // Once for the document, whose gateway counts what it gave out: what never tells so much hangs.
      if (!isHydrated) for (const part of view.parts) note(part, 'alive');
      isHydrated = true;
      const page = view.parts.at(-1);
      if (page) first ??= { part: page, isPoor: false };
    },
    fault(kind, parts) {
      for (const fault of parts) {
        // A view that met a part ran with it.
        note(fault, 'view');
        note(fault, kind);
        const key = `${keyOf(fault)} ${kind} ${fault.place} ${fault.message}`;
        const { faults: batch } = gather();
        if (faults.has(key) || faults.size >= mostFaults || batch.length >= telemetryLimits.faults) continue;
        faults.add(key);
        batch.push(fault);
      }
    },
    vital({ name, value, isPoor }) {
      if (!first) return;
      const report = gather();
      report.vitals = { ...first.part, values: { ...report.vitals?.values, [name]: value } };
      if (!isPoor || first.isPoor) return;
      first.isPoor = true;
      add(first.part, 'poor');
    },
    flush,
  };
}

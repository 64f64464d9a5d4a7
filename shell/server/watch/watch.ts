import type { PartCounts } from '@vitryna/contracts/part-counts';
import { type AppVersion, cleanMessage, type TelemetryReport } from '@vitryna/contracts/telemetry';
import type { Log } from '../base/log.ts';
import { createFaultList, type ReportedFault } from './fault-list.ts';
import { createNetworkQuota } from './network-quota.ts';
import { createPartWindow, ownKey } from './part-window.ts';
import { createVitalRatings, type VitalRatings } from './vital-ratings.ts';
import { createWatchedVersions } from './watched-versions.ts';

/** A fault of a remote on the server: what became of its render, in a word. */
export type RenderFault = AppVersion & { kind: string };

export type WatchOptions = {
  /** Versions that this gateway runs. */
  running: () => AppVersion[];
  windowMs: number;
  /** For how many views of a version one network counts within a window. */
  viewsPerNetwork: number;
  now: () => number;
  log: Log;
};

/** The telemetry and render results of each version, over a sliding window. */
export type Watch = {
  counts: () => PartCounts[];
  vitals: () => (AppVersion & { vitals: VitalRatings })[];
  /** Distinct faults, the newest first. */
  faults: () => ReportedFault[];
  /** Takes a checked report of a network. */
  record: (report: TelemetryReport, network: string) => void;
  /** A browser was given a document that these versions make. */
  serve: (parts: readonly AppVersion[], network: string) => void;
  onRenderFault: (fault: RenderFault) => void;
  /** Says that tabs were given a version which no composition holds. */
  noteVersion: (part: AppVersion) => void;
};

/** New faults that are told in the log in a minute: anybody can send some. */
const loggedPerMinute = 20;
const minuteMs = 60_000;

/** Makes the watch of a gateway. */
export function createWatch({ running, windowMs, viewsPerNetwork, now, log }: WatchOptions): Watch {
  const versions = createWatchedVersions(running, windowMs, now);
  const quota = createNetworkQuota(viewsPerNetwork, windowMs, now);
  const lines = createNetworkQuota(loggedPerMinute, minuteMs, now);
  const parts = createPartWindow(windowMs, viewsPerNetwork, now);
  const ratings = createVitalRatings(windowMs, now);
  const list = createFaultList(now);

  const keep = (fault: Parameters<typeof list.add>[0], route: string): void => {
    const isNew = list.add(fault, route);
    const { message: error, ...facts } = fault;
    if (isNew && lines.take('all', 'lines')) log.warn('a part of a page failed', { ...facts, error, route });
  };

  return {
    counts: parts.counts,
    vitals: ratings.read,
    faults() {
      list.keep((app, version) => versions.has({ app, version }));
      return list.read();
    },
    record(report, network) {
      for (const { found, ...part } of report.parts) {
        if (versions.has(part)) parts.add(part, network, new Set(found));
      }
      const { vitals } = report;
      if (vitals && versions.has(vitals)) {
        const { app, version, values } = vitals;
        for (const [name, value] of Object.entries(values) as [keyof typeof values, number][]) {
          if (quota.take(network, `${app}@${version} ${name}`)) ratings.add({ app, version }, name, value);
        }
      }
      for (const fault of report.faults) {
        if (!versions.has(fault) || !quota.take(network, `${fault.app}@${fault.version} fault`)) continue;
        keep({ ...fault, message: cleanMessage(fault.message) }, report.route);
      }
    },
    serve(made, network) {
      for (const part of made) parts.add(part, network, ['served']);
    },
    onRenderFault({ app, version, kind }) {
      parts.add({ app, version }, ownKey, ['view', 'error']);
      keep({ app, version, kind: 'error', message: cleanMessage(`render: ${kind}`) }, 'server');
    },
    noteVersion: versions.note,
  };
}

import { type TelemetryReport, telemetryPath } from '@vitryna/contracts/telemetry';

/** Sends a batch so that it arrives though the page ends; without a connection it is dropped. */
export function sendReport(report: TelemetryReport): void {
  if (!navigator.onLine) return;
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
  if (navigator.sendBeacon?.(telemetryPath, body)) return;
  fetch(telemetryPath, { method: 'POST', body, keepalive: true }).catch(() => {});
}

/** Whether this document tells of its views: of so many the gateway asks one to (`VIEW_SHARE`). */
export function isHeard(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const asked = navigation?.serverTiming?.find(({ name }) => name === 'view')?.description;
  return asked === undefined || Math.random() < Number(asked);
}

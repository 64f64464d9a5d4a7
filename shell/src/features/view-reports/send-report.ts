import { type ViewReport, viewReportsPath } from '@vitryna/contracts/view-report';

/** Sends a batch so that it arrives though the page ends; without a connection it is dropped. */
export function sendReport(report: ViewReport): void {
  if (!navigator.onLine) return;
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
  if (navigator.sendBeacon?.(viewReportsPath, body)) return;
  fetch(viewReportsPath, { method: 'POST', body, keepalive: true }).catch(() => {});
}

/** Whether this document tells of its views: of so many the gateway asks one to (`VIEW_SHARE`). */
export function isHeard(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const asked = navigation?.serverTiming?.find(({ name }) => name === 'view')?.description;
  return asked === undefined || Math.random() < Number(asked);
}

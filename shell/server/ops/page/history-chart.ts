import type { HistoryPoint } from '../../watch/count-history.ts';
import { type Html, html } from './html.ts';

const width = 120;
const height = 32;
const hourMs = 3_600_000;
/** Shares below this fill no more of the chart than they should: a line at its top is bad everywhere. */
const leastScale = 0.05;

const percent = (share: number): string => `${(share * 100).toFixed(share > 0 && share < 0.1 ? 1 : 0)} %`;

/** Errors and poor vitals of a version over the last hour, as two lines on one scale; the words beside it say the same. */
export function historyChart(points: readonly HistoryPoint[], now: number): Html | null {
  if (points.length < 2) return null;
  const most = (key: 'errors' | 'poor') => Math.max(...points.map((point) => point[key]));
  const scale = Math.max(leastScale, most('errors'), most('poor'));
  const line = (key: 'errors' | 'poor') =>
    points
      .map(({ at, [key]: share }) => {
        const x = Math.max(0, width * (1 - (now - at) / hourMs));
        return `${x.toFixed(1)},${(height - 1 - (share / scale) * (height - 2)).toFixed(1)}`;
      })
      .join(' ');
  const message = `Last hour, at most: errors ${percent(most('errors'))}, poor vitals ${percent(most('poor'))}`;
  return html`<p class="quiet">${message}</p><svg class="history" role="img" aria-label="${message}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none"><polyline class="line-fair" points="${line('poor')}"/><polyline class="line-poor" points="${line('errors')}"/></svg>`;
}

import type { PartCounts } from '@vitryna/contracts/part-counts';
import { historyChart } from './history-chart.ts';
import { type Html, html } from './html.ts';
import type { GatewayView } from './overview.ts';

const findings = {
  errors: 'errors',
  losses: 'losses',
  mismatches: 'hydration mismatches',
  poor: 'poor vitals',
} as const;

/** Documents that browsers were given and never told of: some always, nearly all where a page hangs. */
const silence = ({ served = 0, alive = 0 }: PartCounts): string =>
  served === 0 ? '' : `; nothing was heard of ${Math.max(0, served - alive)} of ${served} documents`;

const percent = (share: number): string => `${(share * 100).toFixed(share > 0 && share < 0.1 ? 1 : 0)} %`;

/** A bar of parts that add up to at most one; what it shows stands beside it in words. */
function bar(parts: { share: number; tone: 'good' | 'fair' | 'poor' }[]): Html {
  let x = 0;
  const rects = parts.map(({ share, tone }) => {
    const from = x;
    x += share * 100;
    return html`<rect class="${tone}" x="${from.toFixed(2)}" y="0" width="${(share * 100).toFixed(2)}" height="6"/>`;
  });
  return html`<svg aria-hidden="true" viewBox="0 0 100 6" preserveAspectRatio="none"><rect class="track" x="0" y="0" width="100" height="6"/>${rects}</svg>`;
}

function findingBar(counts: PartCounts, finding: keyof typeof findings): Html {
  const share = counts.views === 0 ? 0 : Math.min(1, counts[finding] / counts.views);
  const label = `${findings[finding]}: ${counts[finding]} (${percent(share)})`;
  return html`<li>${label}${bar([{ share, tone: finding === 'poor' ? 'fair' : 'poor' }])}</li>`;
}

function vitalBars({ vitals }: { vitals: Record<string, [number, number, number]> }): Html[] {
  return Object.entries(vitals).flatMap(([name, [good, fair, poor]]) => {
    const all = good + fair + poor;
    if (all === 0) return [];
    const label = `${name}: ${percent(good / all)} good, ${percent(poor / all)} poor of ${all}`;
    const parts = [good, fair, poor].map((count, index) => ({
      share: count / all,
      tone: (['good', 'fair', 'poor'] as const)[index] ?? 'poor',
    }));
    return [html`<li>${label}${bar(parts)}</li>`];
  });
}

/** Errors and vitals of each version, told by browsers and renders of this gateway in the last minutes. */
export function watchSection({ counts, vitals, history }: Pick<GatewayView, 'counts' | 'vitals' | 'history'>): Html {
  const shown = counts();
  if (shown.length === 0) return html`<p>No page view has told of itself in the last ten minutes.</p>`;
  const rated = vitals();
  const cards = shown.map((count) => {
    const own = rated.find(({ app, version }) => app === count.app && version === count.version);
    const bars = (Object.keys(findings) as (keyof typeof findings)[]).map((finding) => findingBar(count, finding));
    const heading = html`<h3>${count.app} <code>${count.version}</code></h3>`;
    return html`<article class="card">${heading}<p>Views: ${count.views}${silence(count)}</p><ul class="plain">${bars}${own ? vitalBars(own) : []}</ul>${historyChart(history(count), Date.now())}</article>`;
  });
  return html`<div class="cards">${cards}</div>`;
}

const shownFaults = 20;

/** The last distinct faults. */
export function faultsSection({ faults }: Pick<GatewayView, 'faults'>): Html {
  const shown = faults().slice(0, shownFaults);
  if (shown.length === 0) return html`<p>None.</p>`;
  const rows = shown.map(
    ({ app, version, kind, message, place, route, times, lastAt }) =>
      html`<li><b>${kind}</b> of ${app} <code>${version}</code> on ${route}, told ${times}×, last ${new Date(lastAt).toISOString()}<br><code>${message}</code>${place === undefined ? null : html` <code class="quiet">${place}</code>`}</li>`,
  );
  return html`<ul class="plain">${rows}</ul>`;
}

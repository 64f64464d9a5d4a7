import { type Html, html } from './html.ts';
import type { Overview, RunningGroup } from './overview.ts';

/** The composition of this gateway, if it differs from the release store's. */
export function runningSection(groups: RunningGroup[], { live, canaries }: Overview): Html {
  if (groups.length === 0) return html`<p class="bad">This gateway runs nothing: it has no composition yet.</p>`;
  const wanted: Record<string, string | undefined> = {
    live: live?.id,
    ...Object.fromEntries(canaries.map(({ name, id }) => [name, id])),
  };
  const cards = groups.map(({ group, id, parts, substituted }) => {
    const should = wanted[group];
    const isOther = should !== undefined && should !== id;
    const late = isOther ? html`<p class="bad">The store says <code>${should}</code>: not switched yet.</p>` : null;
    const rows = parts.map(({ app, version }) => html`<dt>${app}</dt><dd><code>${version}</code></dd>`);
    const replaced =
      substituted.length > 0
        ? html`<p class="bad">Substituted, because they could not be loaded: ${substituted.join(', ')}</p>`
        : html`<p class="quiet">No remote is substituted.</p>`;
    return html`<article class="card"><h3>${group}</h3><code>${id}</code>${late}${replaced}<dl>${rows}</dl></article>`;
  });
  return html`<div class="cards">${cards}</div>`;
}

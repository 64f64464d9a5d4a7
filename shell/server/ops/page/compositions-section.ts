import { type Html, html } from './html.ts';
import type { NamedComposition, Overview } from './overview.ts';

/** Apps of a composition; those that differ from another one are marked, in words too. */
function partList({ parts }: NamedComposition, live: NamedComposition | null): Html {
  if (!parts) return html`<p class="bad">cannot be read</p>`;
  const rows = Object.entries(parts).map(([app, version]) => {
    const isChanged = live?.parts !== null && live?.parts !== undefined && live.parts[app] !== version;
    const mark = isChanged ? html` <span class="changed">(differs from live)</span>` : null;
    return html`<dt>${app}</dt><dd><code>${version}</code>${mark}</dd>`;
  });
  return html`<dl>${rows}</dl>`;
}

/** The live composition, the canary, and the rollback targets; with the ways there where somebody may act. */
export function compositionsSection(
  { pointer, live, canaries, before, location, problem }: Overview,
  mayAct: boolean,
): Html {
  const where = html`<p class="quiet">Release store: <code>${location}</code></p>`;
  if (problem !== null) return html`${where}<p class="bad">The release store cannot be read: ${problem}</p>`;
  if (!pointer || !live) return html`${where}<p>Nothing is live yet.</p>`;
  const running = canaries.map((canary) => {
    const halt = mayAct ? html`<a class="button" href="/ops/halt?to=${canary.name}">Halt the canary…</a>` : null;
    return html`<article class="card"><h3>Canary: ${canary.percent} % of visitors</h3><code>${canary.id}</code>${partList(canary, live)}${halt}</article>`;
  });
  const earlier = before.map((one, index) => {
    const back = mayAct
      ? html`<a class="button" href="/ops/rollback?to=${one.id}">Roll back to <code>${one.id}</code>…</a>`
      : null;
    const name = index === 0 ? 'Before' : `Before, ${index + 1} back`;
    return html`<article class="card"><h3>${name}: live until ${one.until}</h3><code>${one.id}</code>${partList(one, live)}${back}</article>`;
  });
  return html`${where}<div class="cards">
<article class="card"><h3>Live since ${pointer.changedAt}</h3><code>${live.id}</code> <span class="quiet">revision ${pointer.revision}</span>${partList(live, null)}</article>
${running}${earlier}</div>`;
}
